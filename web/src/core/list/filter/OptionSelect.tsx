import { ListSubheader, MenuItem, TextField } from '@mui/material';

interface OptionSelectProps<Option extends string> {
  /** The id of what names the choice. */
  labelledBy: string;
  options: Readonly<Record<Option, string>>;
  /** Those of the options that stand together, by the names of their groups; the others come first. */
  groups?: Readonly<Record<string, readonly Option[]>> | undefined;
  value: Option;
  disabled?: boolean;
  onChange: (option: Option) => void;
}

const noGroups = {};

/** One of many options, from a list that opens. */
export function OptionSelect<Option extends string>({
  labelledBy,
  options,
  groups = noGroups,
  value,
  disabled = false,
  onChange,
}: OptionSelectProps<Option>) {
  const grouped = new Set(Object.values(groups).flat());
  // The keys of the options are of their type.
  const all = Object.keys(options) as Option[];
  const item = (option: Option) => (
    <MenuItem key={option} value={option}>
      {options[option]}
    </MenuItem>
  );
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={value}
      disabled={disabled}
      // Every value of the list is the key of an option.
      onChange={({ target }) => onChange(target.value as Option)}
      slotProps={{ select: { labelId: labelledBy, displayEmpty: true } }}
    >
      {all.filter((option) => !grouped.has(option)).map(item)}
      {Object.entries(groups).map(([name, members]) => [
        <GroupName key={name}>{name}</GroupName>,
        ...members.map(item),
      ])}
    </TextField>
  );
}

/** The name of a group, for the eye: the list takes all that stands in it for an option, and has no word for groups. */
function GroupName({ children }: { children: string }) {
  return (
    <ListSubheader component="li" role="presentation" aria-hidden disableSticky>
      {children}
    </ListSubheader>
  );
}
