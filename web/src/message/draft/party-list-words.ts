import { filterText } from '@grzadka/contract/core/list/filter-text';
import { settingsFromAddress } from '@grzadka/contract/core/list/list-settings';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { partyList } from '@grzadka/contract/party/party.list';
import { activeFilters } from '../../core/list/address/list-settings.ts';
import { formatMinute } from '../../core/ui/format.ts';
import { draftText } from '../message.text.ts';

/** What the parties list was narrowed by, as its chips say it. */
export function partyListWords(query: Readonly<Record<string, string>>): string {
  const settings = settingsFromAddress(partyList, new URLSearchParams(query));
  const words = activeFilters(partyList, settings).map((filter) =>
    filterText(filter, {
      nameOf: (id) => id,
      instant: formatMinute,
      day: dayInFigures,
      count: formatDecimal,
    }),
  );
  if (settings.phrase !== '') words.unshift(`„${settings.phrase}”`);
  return words.length === 0 ? draftText.partyListAll : words.join(', ');
}
