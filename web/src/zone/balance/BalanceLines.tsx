import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { consumptionQualityLabels } from '@grzadka/contract/meter/consumption/consumption.model';
import { type MeterRole, type MeterType, meterUnits } from '@grzadka/contract/meter/meter-labels';
import type { ZoneBalance, ZoneBalanceLine } from '@grzadka/contract/zone/zone-balance.model';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIsRoomy } from '../../core/ui/hooks/useIsRoomy.ts';
import { visuallyHidden } from '../../core/ui/visually-hidden.ts';
import { consumptionText } from '../../meter/consumption/consumption.text.ts';
import { PointList } from '../../meter/consumption/PointList.tsx';
import { balanceText } from './balance.text.ts';
import { MeterLink } from './MeterLink.tsx';

interface BalanceLinesProps {
  balance: ZoneBalance;
  type: MeterType;
}

/** What each meter of a zone counted, and how that is known, by what it is added up with. */
export function BalanceLines({ balance, type }: BalanceLinesProps) {
  const isRoomy = useIsRoomy();
  const { certain, total } = balance.coverage;
  return (
    <>
      {certain < total && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {balanceText.linesHint}
        </Typography>
      )}
      <LineTable aria-label={balanceText.lines}>
        <thead>
          <tr>
            <th scope="col">{balanceText.meter}</th>
            <th scope="col" className="quantity">
              {consumptionText.quantity(meterUnits[type])}
            </th>
            {isRoomy && (
              <th scope="col" className="quality">
                {consumptionText.quality}
              </th>
            )}
            <th scope="col" className="toggle">
              <span style={visuallyHidden}>{consumptionText.pointsTitle}</span>
            </th>
          </tr>
        </thead>
        {lineGroups(balance.lines).map(({ role, lines }) => (
          <tbody key={role}>
            <tr>
              <th scope="rowgroup" colSpan={isRoomy ? 4 : 3}>
                {`${balanceText.sums[role]}: ${formatDecimal(lines.length)}`}
              </th>
            </tr>
            {lines.map((line) => (
              <BalanceLine key={line.id} line={line} type={type} isRoomy={isRoomy} />
            ))}
          </tbody>
        ))}
      </LineTable>
    </>
  );
}

/**
 * One style for all that is in it, and plain elements: a thousand lines of styled components take more than twice as long to
 * appear (0115).
 */
const LineTable = styled('table')(({ theme: { palette, spacing } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: spacing(0.75),
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    '@media print': { paddingBlock: 2 },
  },
  th: { fontWeight: 600 },
  a: { color: palette.primary.main },
  tr: { borderBottom: `1px solid ${palette.divider}` },
  'tr:has(+ .points)': { borderBottom: 0 },
  '& .points td': { paddingTop: 0 },
  '& .quantity': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .quality': { paddingInlineStart: spacing(3) },
  '& .second': { color: palette.text.secondary },
  '& .toggle': { width: 0, paddingInline: 0, '@media print': { display: 'none' } },
  '& .toggle button': {
    width: 44,
    height: 44,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    // An angle that points to what opens, or back.
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 9,
      height: 9,
      borderInlineEnd: '2px solid',
      borderBlockEnd: '2px solid',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '&[aria-expanded=true]::before': { transform: 'translateY(3px) rotate(225deg)' },
  },
}));

interface BalanceLineProps {
  line: ZoneBalanceLine;
  type: MeterType;
  /** There is room for a column of how the consumption is known. */
  isRoomy: boolean;
}

/** What a meter counted, and below it, once opened, the readings that it follows from. */
function BalanceLine({ line, type, isRoomy }: BalanceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const pointsId = useId();
  const { name, quantity, points } = line;
  const quality = consumptionQualityLabels[line.quality];
  return (
    <>
      <tr>
        <td>
          <MeterLink meter={line} />
          {!isRoomy && <div className="second">{quality}</div>}
        </td>
        <td className="quantity">
          {quantity === null ? consumptionText.noQuantity : formatDecimal(quantity)}
        </td>
        {isRoomy && <td className="quality">{quality}</td>}
        <td className="toggle">
          {points.length > 0 && (
            <button
              type="button"
              aria-label={consumptionText.showPoints(name)}
              title={consumptionText.pointsTitle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? pointsId : undefined}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={pointsId} className="points">
          <td colSpan={isRoomy ? 4 : 3}>
            <PointList points={points} type={type} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The lines of one sum of a balance. */
interface LineGroup {
  readonly role: MeterRole;
  readonly lines: readonly ZoneBalanceLine[];
}

/** In the order of the sums above them. */
const roles: readonly MeterRole[] = ['main', 'plot', 'common'];

/**
 * The lines of a balance by what they are added up with. In each group first those whose consumption nobody knows, then
 * estimated ones, because they are to be looked into; else as they come, by name.
 */
function lineGroups(lines: readonly ZoneBalanceLine[]): LineGroup[] {
  return roles
    .map((role) => ({
      role,
      lines: lines
        .filter((line) => line.role === role)
        .toSorted((one, other) => certainty(one) - certainty(other)),
    }))
    .filter((group) => group.lines.length > 0);
}

function certainty({ quantity, quality }: ZoneBalanceLine): number {
  if (quantity === null) return 0;
  return quality === 'estimated' ? 1 : 2;
}
