import type { ListDefinition } from '@grzadka/contract/core/list';
import { addressFromSettings } from '@grzadka/contract/core/list-settings';
import type { ReactNode } from 'react';
import { ListFilters } from './ListFilters.tsx';
import { ListSettingsDrawer, type SettingsSection } from './ListSettingsDrawer.tsx';
import { ListSorting } from './ListSorting.tsx';
import { listText } from './list.text.ts';
import { type AnySettings, listFilters } from './list-filter.ts';
import { withDefaults, withFilter } from './settings-changes.ts';

interface ListSettingsProps {
  list: ListDefinition;
  settings: AnySettings;
  options: ReactNode;
  open: boolean;
  onChange: (settings: AnySettings) => void;
  onClose: () => void;
}

/** The settings of a list: its filters, its sorting and what else it lets people set. */
export function ListSettings({
  list,
  settings,
  options,
  open,
  onChange,
  onClose,
}: ListSettingsProps) {
  const filters = listFilters(list, settings);
  const sections: SettingsSection[] = [];
  if (filters.length > 0) {
    sections.push({
      key: 'filters',
      label: listText.filtersTab,
      content: (
        <ListFilters
          filters={filters}
          onChange={(key, setting) => onChange(withFilter(settings, key, setting))}
        />
      ),
    });
  }
  if (Object.keys(list.sorts).length > 0) {
    sections.push({
      key: 'sorting',
      label: listText.sortingTab,
      content: (
        <ListSorting
          list={list}
          sort={settings.sort}
          onChange={(sort) => onChange({ ...settings, sort })}
        />
      ),
    });
  }
  if (options) sections.push({ key: 'options', label: listText.optionsTab, content: options });

  const defaults = withDefaults(list, settings);
  return (
    <ListSettingsDrawer
      open={open}
      sections={sections}
      isDefault={isSameAddress(list, settings, defaults)}
      onRestoreDefaults={() => onChange(defaults)}
      onClose={onClose}
    />
  );
}

function isSameAddress(list: ListDefinition, one: AnySettings, other: AnySettings): boolean {
  const [first, second] = [one, other].map((settings) =>
    new URLSearchParams(addressFromSettings(list, settings)).toString(),
  );
  return first === second;
}
