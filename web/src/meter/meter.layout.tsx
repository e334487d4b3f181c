import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import type { ListLayout, RowAction } from '../core/list/rows/list-layout.ts';
import { formatInstant } from '../core/ui/format.ts';
import { AddIcon, DeleteIcon, DetailsIcon } from '../core/ui/icons.ts';
import { meterPaths } from './meter.paths.ts';
import { measuredByText, meterName, meterText, valueText } from './meter.text.ts';
import { roundState } from './round/round.ts';

interface MeterLayoutOptions {
  mayAdd: boolean;
  onDelete: (meter: MeterListItem) => void;
}

/** How a meter looks in the list, and what can be done with it. */
export function meterLayout({ mayAdd, onDelete }: MeterLayoutOptions): ListLayout<MeterListItem> {
  const add: RowAction<MeterListItem> = {
    label: meterText.add,
    icon: AddIcon,
    to: ({ id }) => meterPaths.addMeasurement(id),
    state: roundState,
  };
  const details: RowAction<MeterListItem> = {
    label: meterText.showDetails,
    icon: DetailsIcon,
    to: ({ id }) => meterPaths.details(id),
  };
  const remove: RowAction<MeterListItem> = {
    label: meterText.delete,
    icon: DeleteIcon,
    onSelect: onDelete,
  };
  return {
    rowName: meterName,
    columns: [
      { label: meterText.name, share: 1, cell: meterName },
      {
        label: meterText.lastValue,
        share: 1,
        isNumeric: true,
        cell: ({ lastMeasurement, type }) =>
          lastMeasurement ? valueText(lastMeasurement.value, type) : meterText.noValue,
      },
      {
        label: meterText.lastMeasuredAt,
        share: 0,
        cell: ({ lastMeasurement }) => formatInstant(lastMeasurement?.measuredAt),
      },
      {
        label: meterText.measuredBy,
        share: 4,
        cell: ({ lastMeasurement }) =>
          lastMeasurement ? measuredByText(lastMeasurement.measuredBy) : meterText.nobody,
      },
    ],
    actions: [...(mayAdd ? [add] : []), details, remove],
  };
}
