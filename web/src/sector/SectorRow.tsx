import type { Sector } from '@grzadka/contract/sector/sector.model';
import { MoveButtons } from '../core/ordered/MoveButtons.tsx';
import { actionMark, itemMark } from '../core/ordered/useItemFocus.ts';
import { CardRow } from '../core/ui/CardRow.tsx';
import { Button } from '../core/ui/elements/Button.tsx';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { Row } from '../core/ui/elements/Stack.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { DeleteIcon, EditIcon } from '../core/ui/icons.ts';
import styles from './SectorRow.module.css';
import { sectorText } from './sector.text.ts';

/** What can be done with a sector by who may. */
interface SectorActions {
  onRename: (sector: Sector) => void;
  onMove: (sector: Sector, direction: 'up' | 'down', position: number) => void;
  onDelete: (sector: Sector) => void;
}

interface SectorRowProps {
  sector: Sector;
  count: number;
  actions: SectorActions | undefined;
}

/** A sector in its place, with what can be done with it. */
export function SectorRow({ sector, count, actions }: SectorRowProps) {
  const { id, name, position } = sector;
  return (
    <CardRow {...itemMark(id)}>
      {/* The number stays beside a name of one long word, and the lines of a long name begin below each other. */}
      <Text as="div" className={styles['sector']}>
        <span className={styles['number']}>{`${position}. `}</span>
        <strong className={styles['name']}>{name}</strong>
      </Text>
      {actions && (
        <Row isCentred gap={4} className={styles['actions']}>
          <Button
            startIcon={<EditIcon />}
            aria-label={`${sectorText.rename}: ${name}`}
            onClick={() => actions.onRename(sector)}
            {...actionMark('edit')}
            className={styles['rename']}
          >
            {sectorText.rename}
          </Button>
          <MoveButtons
            position={position}
            count={count}
            labels={{
              up: `${sectorText.moveUp}: ${name}`,
              down: `${sectorText.moveDown}: ${name}`,
            }}
            onMove={(direction, to) => actions.onMove(sector, direction, to)}
          />
          <IconButton
            title={sectorText.delete}
            aria-label={`${sectorText.delete}: ${name}`}
            onClick={() => actions.onDelete(sector)}
          >
            <DeleteIcon />
          </IconButton>
        </Row>
      )}
    </CardRow>
  );
}
