import type { PersonalExport } from '@grzadka/contract/personal-data/personal-data.model';
import { CardRow, CardRowText } from '../core/ui/CardRow.tsx';
import { DownloadLink } from '../core/ui/DownloadLink.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { UnbrokenText } from '../core/ui/UnbrokenText.tsx';
import { personalDataText } from './personal-data.text.ts';

interface ExportRowsProps {
  label: string;
  items: readonly PersonalExport[];
  addressOf: (item: PersonalExport) => string;
}

/** Archives with what is known of each: how far it is, and where it can be had. */
export function ExportRows({ label, items, addressOf }: ExportRowsProps) {
  return (
    <PlainList aria-label={label} hidden={items.length === 0}>
      {items.map((item) => (
        <CardRow key={item.id}>
          <CardRowText>
            <Text isStrong as="div">
              {item.party.name}
            </Text>
            <Text kind="body2" isQuiet>
              <UnbrokenText text={personalDataText.asked(item.createdAt)} />
            </Text>
            <Text as="output" kind="body2" isWrong={item.state === 'failed'}>
              <UnbrokenText text={stateText(item)} />
            </Text>
          </CardRowText>
          {item.state === 'done' && (
            <DownloadLink href={addressOf(item)} about={item.party.name}>
              {personalDataText.download}
            </DownloadLink>
          )}
        </CardRow>
      ))}
    </PlainList>
  );
}

function stateText({ state, size, availableThru }: PersonalExport): string {
  if (state === 'failed') return personalDataText.broken;
  return size === null ? personalDataText.waiting : personalDataText.ready(size, availableThru);
}
