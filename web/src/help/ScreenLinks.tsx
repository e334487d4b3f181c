import { mayRole } from '@grzadka/contract/core/access/permissions';
import { use } from 'react';
import { useRole } from '../core/access/access.ts';
import { type Area, AreasContext } from '../core/area.ts';
import { helpOf } from '../core/help-place.ts';
import { matchScreens } from '../core/navigation/match-screens.ts';
import { useLocation } from '../core/navigation/place.ts';
import { Row } from '../core/ui/elements/Stack.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { helpText } from './help.text.ts';
import styles from './ScreenLinks.module.css';

/** Leads to the screens of the main menu that a page of the manual explains, as far as the person may see them. */
export function ScreenLinks({ pageName }: { pageName: string }) {
  const areas = use(AreasContext);
  const role = useRole();
  const { pathname } = useLocation();
  const explained = ({ routes = [] }: Area, path: string) =>
    routes.some(
      ({ permission, screens }) =>
        (permission === undefined || mayRole(role, permission)) &&
        matchScreens(screens, path).some(
          ({ route }) => helpOf(route.handle)?.split('#')[0] === pageName,
        ),
    );
  const links = areas.flatMap((area) =>
    (area.menu ?? []).flatMap(({ label, to }) =>
      to !== pathname && explained(area, to) ? [{ label, to }] : [],
    ),
  );
  if (links.length === 0) return null;
  return (
    <Row gap={8} className={styles['links']}>
      {links.map(({ label, to }) => (
        <ButtonLink key={to} look="outlined" to={to}>
          {helpText.openScreen(label)}
        </ButtonLink>
      ))}
    </Row>
  );
}
