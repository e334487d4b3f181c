import { mostCountDigits } from '@grzadka/contract/core/list/list';
import { neutralOption, type Range } from '@grzadka/contract/core/list/list-filters';
import { rangeState } from '@grzadka/contract/core/list/list-settings';
import { messages } from '@grzadka/contract/core/messages';
import { lazy, Suspense, useId } from 'react';
import { classNames } from '../../ui/elements/class-names.ts';
import { Row } from '../../ui/elements/Stack.tsx';
import { Text } from '../../ui/elements/Text.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { HelperText } from '../../ui/fields/HelperText.tsx';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import type { AnyFilterSetting, ListFilter } from '../address/list-settings.ts';
import { listText } from '../list.text.ts';
import styles from './filter.module.css';
import { OptionChoice } from './OptionChoice.tsx';
import { OptionSelect } from './OptionSelect.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { RecordSelect } from './RecordSelect.tsx';

// The pickers are large; they come when a list that has them shows its filters.
const InstantRange = lazy(async () => ({
  default: (await import('./InstantRange.tsx')).InstantRange,
}));

const DayRange = lazy(async () => ({
  default: (await import('./DayRange.tsx')).DayRange,
}));

const AmountRange = lazy(async () => ({
  default: (await import('./AmountRange.tsx')).AmountRange,
}));

/** So many options are all in sight. */
const mostInSight = 6;

interface FilterPanelProps {
  bound: ListFilter;
  onChange: (setting: AnyFilterSetting) => void;
}

/**
 * A filter with the checkbox that switches it on; its value is in sight, but not to be changed, while
 * it is off. A choice with an option that lets everything through needs no checkbox; a record that only an
 * address names is not offered.
 */
export function FilterPanel({ bound, onChange }: FilterPanelProps) {
  const id = useId();
  const { filter, setting } = bound;
  const hasSwitch = neutralOption(filter) === undefined;
  if (bound.kind === 'record' && bound.filter.options === undefined && bound.setting.value === '') {
    return null;
  }
  return (
    <fieldset aria-labelledby={id} className={styles['filter']}>
      {hasSwitch ? (
        <Checkbox
          label={<span id={id}>{filter.label}</span>}
          isTicked={setting.enabled}
          onTick={(enabled) => onChange({ ...setting, enabled })}
        />
      ) : (
        <Text id={id}>{filter.label}</Text>
      )}
      <div className={hasSwitch ? styles['ofSwitch'] : undefined}>
        <FilterControl
          bound={bound}
          labelledBy={id}
          disabled={hasSwitch && !setting.enabled}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

interface FilterControlProps {
  bound: ListFilter;
  labelledBy: string;
  disabled: boolean;
  onChange: (setting: AnyFilterSetting) => void;
}

/** The control of a filter's value, by the kind of filter. */
function FilterControl({ bound, labelledBy, disabled, onChange }: FilterControlProps) {
  switch (bound.kind) {
    case 'flag':
      return (
        <OptionChoice
          labelledBy={labelledBy}
          options={bound.filter.options}
          value={bound.setting.value ? 'true' : 'false'}
          disabled={disabled}
          onChange={(option) => onChange({ ...bound.setting, value: option === 'true' })}
        />
      );
    case 'choice': {
      const { neutral, options, groups } = bound.filter;
      const Choice = Object.keys(options).length > mostInSight ? OptionSelect : OptionChoice;
      return (
        <Choice
          labelledBy={labelledBy}
          options={options}
          groups={groups}
          value={neutral !== undefined && !bound.setting.enabled ? neutral : bound.setting.value}
          disabled={disabled}
          onChange={(value: string) =>
            onChange(
              neutral === undefined
                ? { ...bound.setting, value }
                : { enabled: value !== neutral, value },
            )
          }
        />
      );
    }
    case 'record-choice': {
      const { neutral } = bound.filter;
      return (
        <RecordChoice
          filter={bound.filter}
          labelledBy={labelledBy}
          value={bound.setting.enabled ? bound.setting.value : neutral.value}
          onChange={(value) => onChange({ enabled: value !== neutral.value, value })}
        />
      );
    }
    case 'record':
      return (
        <RecordSelect
          labelledBy={labelledBy}
          filter={bound.filter}
          value={bound.setting.enabled ? bound.setting.value : ''}
          onChange={(value) => onChange({ enabled: value !== '', value })}
        />
      );
    case 'instant-range':
    case 'day-range': {
      const DateRange = bound.kind === 'day-range' ? DayRange : InstantRange;
      return (
        <Suspense fallback={<Coming place="range" />}>
          <DateRange
            value={bound.setting.value}
            disabled={disabled}
            onChange={(value) => onChange({ ...bound.setting, value })}
          />
          {!disabled && (
            <RangeMessage value={bound.setting.value} reversed={messages.startAfterEnd} />
          )}
        </Suspense>
      );
    }
    case 'count-range':
    case 'amount-range': {
      const range = {
        value: bound.setting.value,
        disabled,
        onChange: (value: Range<number>) => onChange({ ...bound.setting, value }),
      };
      return (
        <Suspense fallback={<Coming place="amounts" />}>
          {bound.kind === 'count-range' ? (
            <CountRange {...range} />
          ) : (
            <AmountRange {...range} hint={bound.filter.hint} />
          )}
          {!disabled && (
            <RangeMessage value={bound.setting.value} reversed={messages.rangeReversed} />
          )}
        </Suspense>
      );
    }
  }
}

/** Stands in for a range until its code is there, as high as that. */
function Coming({ place }: { place: 'range' | 'amounts' }) {
  return <span className={classNames(styles['coming'], styles[place])} />;
}

interface RangeMessageProps {
  value: Range<string | number>;
  /** What is wrong when the first end lies behind the last. */
  reversed: string;
}

/** Says why a range that is switched on does not act; nothing where it does. */
function RangeMessage({ value, reversed }: RangeMessageProps) {
  const state = rangeState(value);
  const text = { empty: messages.rangeEmpty, reversed, complete: undefined }[state];
  return (
    <HelperText as="output" isWrong={state === 'reversed'} className={styles['message']}>
      {text}
    </HelperText>
  );
}

interface CountRangeProps {
  value: Range<number>;
  disabled: boolean;
  onChange: (value: Range<number>) => void;
}

/** A range of counts: two fields that take digits only. */
function CountRange({ value, disabled, onChange }: CountRangeProps) {
  return (
    <Row gap={16} className={styles['counts']}>
      <CountField
        label={listText.rangeFrom}
        value={value.from}
        disabled={disabled}
        onChange={(from) => onChange({ ...value, from })}
      />
      <CountField
        label={listText.rangeThru}
        value={value.thru}
        disabled={disabled}
        onChange={(thru) => onChange({ ...value, thru })}
      />
    </Row>
  );
}

interface CountFieldProps {
  label: string;
  value: number | null;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

function CountField({ label, value, disabled, onChange }: CountFieldProps) {
  return (
    <TextBox
      label={label}
      value={value === null ? '' : String(value)}
      disabled={disabled}
      size="small"
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, mostCountDigits);
        onChange(digits === '' ? null : Number(digits));
      }}
      htmlInput={{ inputMode: 'numeric' }}
    />
  );
}
