import { useQuery } from '@tanstack/react-query';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { ownPaths } from './own.paths.ts';
import { ownGardensQuery } from './own.queries.ts';
import { ownText } from './own.text.ts';

/** Leads whoever holds a garden today from the start page to it; nothing for anybody else, nor while that is not known. */
export function OwnGardensCard({ open }: { open: boolean }) {
  const { data } = useQuery({ ...ownGardensQuery, enabled: open });
  const gardens = data?.items ?? [];
  if (gardens.length === 0) return null;
  return (
    <Section title={ownText.gardens}>
      <Stack gap={16}>
        <PlainList hasLongWords>
          {gardens.map(({ id, name }) => (
            <li key={id}>{ownText.garden(name)}</li>
          ))}
        </PlainList>
        <ButtonLink isAtStart look="filled" size="large" to={ownPaths.gardens}>
          {ownText.see}
        </ButtonLink>
      </Stack>
    </Section>
  );
}
