import { type ListDefinition, sortDirectionLabels } from '@grzadka/contract/core/list/list';
import { addressFromSettings } from '@grzadka/contract/core/list/list-settings';
import { type ReactNode, useId } from 'react';
import { Stack } from '../../ui/elements/Stack.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import {
  type AnyFilterSetting,
  type AnySettings,
  type ListFilter,
  listFilters,
  withDefaults,
  withFilter,
} from '../address/list-settings.ts';
import { FilterPanel } from '../filter/FilterPanel.tsx';
import { OptionChoice } from '../filter/OptionChoice.tsx';
import { listText } from '../list.text.ts';
import styles from './ListSettings.module.css';
import { ListSettingsDrawer, type SettingsSection } from './ListSettingsDrawer.tsx';

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

interface ListFiltersProps {
  filters: readonly ListFilter[];
  onChange: (key: string, setting: AnyFilterSetting) => void;
}

/** The filter panel of a list. */
function ListFilters({ filters, onChange }: ListFiltersProps) {
  return (
    <>
      <SectionHeader>{listText.filtersHeader}</SectionHeader>
      <Stack gap={24}>
        {filters.map((filter) => (
          <FilterPanel
            key={filter.key}
            bound={filter}
            onChange={(setting) => onChange(filter.key, setting)}
          />
        ))}
      </Stack>
    </>
  );
}

interface ListSortingProps {
  list: ListDefinition;
  sort: AnySettings['sort'];
  onChange: (sort: AnySettings['sort']) => void;
}

/** The sort panel of a list: by what, and in which direction. */
function ListSorting({ list, sort, onChange }: ListSortingProps) {
  const id = useId();
  return (
    <Stack gap={24}>
      <div>
        <SectionHeader id={`${id}-by`}>{listText.sortByHeader}</SectionHeader>
        <OptionChoice
          labelledBy={`${id}-by`}
          options={list.sorts}
          value={sort.by}
          onChange={(by) => onChange({ ...sort, by })}
        />
      </div>
      <div>
        <SectionHeader id={`${id}-direction`}>{listText.sortDirectionHeader}</SectionHeader>
        <OptionChoice
          labelledBy={`${id}-direction`}
          options={sortDirectionLabels}
          value={sort.direction}
          onChange={(direction) =>
            onChange({ ...sort, direction: direction === 'desc' ? 'desc' : 'asc' })
          }
        />
      </div>
    </Stack>
  );
}

/** The header above a group of settings. */
function SectionHeader({ id, children }: { id?: string; children: string }) {
  return (
    <Text as="h3" kind="subtitle1" isBold id={id} className={styles['heading']}>
      {children}
    </Text>
  );
}
