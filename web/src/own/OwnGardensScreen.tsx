import { mdiFlowerOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../core/paths.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { FactList } from '../core/ui/FactList.tsx';
import { icon } from '../core/ui/icon.ts';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Section } from '../core/ui/Section.tsx';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { LoadFailure } from '../core/ui/screen/LoadFailure.tsx';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { Standing } from '../fees/Standing.tsx';
import { ownPaths } from './own.paths.ts';
import { ownGardensQuery, ownSettlementsQuery } from './own.queries.ts';
import { ownText } from './own.text.ts';

const GardenIcon = icon(mdiFlowerOutline, 'Garden');

/** The gardens that the person holds, what is owed for each, and accounts of other gardens (docs/product/own.md). */
export function OwnGardensScreen() {
  const gardens = useQuery(ownGardensQuery);
  const settlements = useQuery(ownSettlementsQuery);
  const held = gardens.data?.items ?? [];
  const accounts = settlements.data?.items ?? [];
  const others = accounts.filter(({ garden }) => !held.some(({ id }) => id === garden?.id));
  return (
    <Screen title={ownText.gardens} back={paths.home} busy={gardens.isPending}>
      {gardens.error ? (
        <LoadFailure error={gardens.error} back={paths.home} retry={gardens.refetch} />
      ) : (
        <ScreenColumn>
          {gardens.data && held.length === 0 && (
            <Placeholder icon={GardenIcon} title={ownText.none} text={ownText.noneHint} />
          )}
          {held.map((garden) => {
            const account = accounts.find((one) => one.garden?.id === garden.id);
            return (
              <Section key={garden.id} title={ownText.garden(garden.name)}>
                <Stack gap={16}>
                  <FactList
                    facts={[
                      { label: ownText.sector, value: garden.sector },
                      { label: ownText.area, value: ownText.areaText(garden) },
                    ]}
                  />
                  {settlements.isPending ? (
                    <SectionWaiting
                      error={null}
                      failed={ownText.accountsFailed}
                      retry={settlements.refetch}
                    />
                  ) : (
                    <>
                      {account?.standing && (
                        // It would take the width that it has in a row as its height.
                        <div>
                          <Standing standing={account.standing} />
                        </div>
                      )}
                      {/* Not before: what comes above it would push it from under the thumb. */}
                      <ButtonLink
                        isAtStart
                        look="filled"
                        size="large"
                        to={ownPaths.garden(garden.id)}
                        aria-label={`${ownText.see}: ${ownText.garden(garden.name)}`}
                      >
                        {ownText.see}
                      </ButtonLink>
                    </>
                  )}
                </Stack>
              </Section>
            );
          })}
          {settlements.error && (
            <SectionWaiting
              error={settlements.error}
              failed={ownText.accountsFailed}
              retry={settlements.refetch}
            />
          )}
          {others.length > 0 && (
            <Section title={ownText.accounts}>
              <PlainList hasLongWords>
                {others.map((account) => (
                  <li key={account.id}>
                    <TextLink to={ownPaths.account(account.id)}>
                      {ownText.accountName(account)}
                    </TextLink>
                    {account.standing && <Standing standing={account.standing} />}
                  </li>
                ))}
              </PlainList>
            </Section>
          )}
          {gardens.data && <TextLink to={paths.personalData}>{ownText.consents}</TextLink>}
        </ScreenColumn>
      )}
    </Screen>
  );
}
