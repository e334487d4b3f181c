import { chargedAreaEndpoints } from '@grzadka/contract/charge/garden/charged-area.endpoints';
import type { ChargedArea } from '@grzadka/contract/charge/garden/charged-area.model';
import { gardenAreaRecord } from '@grzadka/contract/garden/garden-area.record';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../core/access/access.ts';
import { callQuery } from '../../core/api/call-query.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { ReturningLink } from '../../core/ui/screen/ReturningLink.tsx';
import { accountPath, chargeRunPlace } from '../charge.paths.ts';
import styles from './ChargedAreas.module.css';
import { chargedAreasText } from './charged-areas.text.ts';

interface ChargedAreasProps {
  garden: { readonly id: string };
  /** Where it stands within a form, nothing leads away from that. */
  isInForm?: boolean;
}

/**
 * Says which charges rest on the area of a garden: they stay as they are when it is changed, and are corrected on their
 * account's screen (docs/product/charge-runs.md#correction). Nothing where there are none.
 */
export function ChargedAreas({ garden, isInForm = false }: ChargedAreasProps) {
  const mayRead = useMay(chargeRunPlace.permissions.read);
  const { data, isLoading, failureCount } = useQuery({
    // Read anew with the garden's areas.
    ...callQuery(
      [gardenAreaRecord.name, 'charged', garden.id],
      chargedAreaEndpoints.areasOfGarden,
      {
        params: { id: garden.id },
      },
    ),
    enabled: mayRead,
  });
  // Once it was asked for in vain, it keeps nothing from being seen.
  if (isLoading && failureCount === 0) return <div data-waiting />;
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Notice tone={items.some(isOther) ? 'warning' : 'info'} className={styles['charged']}>
      {chargedAreasText.hint}
      <ul aria-label={chargedAreasText.label} className={styles['accounts']}>
        {items.map((item) => (
          <li key={`${item.run.id} ${item.settlementId}`}>
            {chargedAreasText.row(item)}
            {isOther(item) && (
              <>
                {' '}
                <strong>{chargedAreasText.other(item)}</strong>
              </>
            )}
            {!isInForm && (
              <>
                {' '}
                <ReturningLink
                  to={accountPath(item.run.id, item.settlementId)}
                  className={styles['correction']}
                >
                  {chargedAreasText.correct(item)}
                </ReturningLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Whether it would be charged by another area now. */
function isOther({ area, areaNow }: ChargedArea): boolean {
  return areaNow === null || Number(area) !== Number(areaNow);
}
