import { useQuery } from '@tanstack/react-query';
import { helpPath, newsPage } from '../core/help-place.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { SectionWaiting } from '../core/ui/loading/SectionWaiting.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { TextLink } from '../core/ui/screen/TextLink.tsx';
import { TileGrid } from '../core/ui/Tile.tsx';
import { version } from '../core/version.ts';
import { SystemCardTile } from './SystemCardTile.tsx';
import styles from './SystemScreen.module.css';
import { overviewQuery } from './system.queries.ts';
import { systemText } from './system.text.ts';
import { systemCards } from './system-cards.ts';

/** What keeps the program going, a card for each part; the cards lead on even where their state is not known. */
export function SystemScreen() {
  const { data, error, refetch } = useQuery(overviewQuery);
  const stateOf = (key: string) => data?.cards.find((card) => card.key === key)?.state ?? null;
  return (
    <Screen title={systemText.title}>
      {(!data || error) && (
        <div className={styles['waiting']}>
          <SectionWaiting error={error} failed={systemText.failed} retry={refetch} />
        </div>
      )}
      {/* All at once: a sentence that came later would push the cards below it away from the finger. */}
      {(data || error) && (
        <>
          <TileGrid>
            {systemCards.map((card) => (
              <SystemCardTile
                key={card.title}
                card={card}
                state={card.state ? stateOf(card.state.key) : null}
              />
            ))}
          </TileGrid>
          <Text className={styles['version']}>
            {systemText.version(version)}{' '}
            <TextLink to={helpPath(newsPage)}>{systemText.whatIsNew}</TextLink>
          </Text>
          <TextLink href={licencesPath} target="_blank" className={styles['licences']}>
            {systemText.licences}
          </TextLink>
        </>
      )}
    </Screen>
  );
}

/** A file that the program writes of itself at its start. */
const licencesPath = '/licencje.txt';
