import type { ReactNode } from 'react';
import { useLocation } from '../../navigation/place.ts';
import { lookOf, StartIcon } from '../../ui/elements/Button.tsx';
import { iconLookOf } from '../../ui/elements/IconButton.tsx';
import { ScreenLink } from '../../ui/loading/ScreenLink.tsx';
import type { ListRow } from '../list-data-source.ts';
import type { RowAction, RowPosition } from './list-layout.ts';
import styles from './RowActions.module.css';

interface RowActionsProps<Row extends ListRow> {
  row: Row;
  name: string;
  position: RowPosition;
  actions: readonly RowAction<Row>[];
}

/** What can be done with a row, alike in all lists: the main action in words, the others as icons. */
export function RowActions<Row extends ListRow>({
  row,
  name,
  position,
  actions,
}: RowActionsProps<Row>) {
  const { pathname, search } = useLocation();

  return (
    <div data-cell data-only={actions.length === 1 || undefined} className={styles['actions']}>
      {actions.map((action, order) => {
        const { icon: Icon, label } = action;
        const isMain = order === 0;
        const state = 'to' in action && {
          ...action.state?.(row, position),
          from: pathname + search,
        };
        const look = isMain
          ? { ...lookOf({ look: 'outlined', className: styles['main'] }), 'data-main-action': true }
          : { ...iconLookOf({}), title: label };
        return (
          <ActionElement
            key={label}
            {...{ action, row, state }}
            look={{ ...look, 'aria-label': `${label}: ${name}` }}
          >
            {isMain ? (
              <>
                <StartIcon>
                  <Icon />
                </StartIcon>
                <span>{label}</span>
              </>
            ) : (
              <Icon />
            )}
          </ActionElement>
        );
      })}
    </div>
  );
}

interface ActionElementProps<Row extends ListRow> {
  action: RowAction<Row>;
  row: Row;
  /** What the screen that it leads to hears of where it was left. */
  state: unknown;
  look: object;
  children: ReactNode;
}

/** The button or link of an action. */
function ActionElement<Row extends ListRow>({
  action,
  row,
  state,
  look,
  children,
}: ActionElementProps<Row>) {
  if ('onSelect' in action) {
    return (
      // The second click of a double click is none: it would be done twice, or to the next row.
      <button {...look} type="button" onClick={({ detail }) => detail < 2 && action.onSelect(row)}>
        {children}
      </button>
    );
  }
  if ('download' in action) {
    return (
      <a {...look} href={action.download(row)} download>
        {children}
      </a>
    );
  }
  return (
    <ScreenLink {...look} to={action.to(row)} state={state}>
      {children}
    </ScreenLink>
  );
}
