import { mayRole, type Permission } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { formatPhone } from '@grzadka/contract/core/format-phone';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { messageStateLabels } from '@grzadka/contract/message/message.labels';
import { messageKindLabels } from '@grzadka/contract/message/message-kinds';
import { subjectOf } from '@grzadka/contract/message/subject-in-words';
import { meterTypeLabels } from '@grzadka/contract/meter/meter.labels';
import { partyTypeLabels } from '@grzadka/contract/party/party.model';
import { foundKinds } from '@grzadka/contract/search/found-kinds';
import type { FoundKind, FoundOf, SearchReply } from '@grzadka/contract/search/search.model';
import { stateOfSettlement } from '@grzadka/contract/settlement/settlement.model';
import { newMessagePath } from '../core/new-message-path.ts';
import { recordPath } from '../core/record/record-path.ts';
import { formatDay } from '../core/ui/format.ts';
import { documentPaths } from '../document/document.paths.ts';
import { gardenPlace } from '../garden/garden.paths.ts';
import { plotText } from '../garden/plot-text.ts';
import { messagePath } from '../message/message.paths.ts';
import { meterPaths } from '../meter/meter.paths.ts';
import { newsPaths } from '../news/news.paths.ts';
import { noticePaths } from '../notice/notice.paths.ts';
import { partyPaths } from '../party/party.paths.ts';
import { receivePath } from '../payment/receive-path.ts';
import { settlementPlace } from '../settlement/settlement.paths.ts';
import { transactionPath } from '../transaction/transaction.paths.ts';
import { searchText } from './search.text.ts';

/** What a found plot leads on to, with the letter that is pressed with Alt. */
export interface FoundAction {
  readonly label: string;
  readonly letter: string;
  readonly to: string;
}

/** Something found, as it is shown. */
export interface FoundRow {
  readonly kind: string;
  readonly title: string;
  readonly facts: string;
  readonly to: string;
  readonly actions: readonly FoundAction[];
}

interface FoundGroup {
  readonly kind: FoundKind;
  readonly rows: readonly FoundRow[];
}

/** What was found in the order of the kinds, of those that have something, with what somebody of the role may do about it. */
export function foundGroups(reply: SearchReply, role: Role | undefined): readonly FoundGroup[] {
  return foundKinds
    .map((kind) => ({ kind, rows: rowsOf(kind, reply[kind], role) }))
    .filter(({ rows }) => rows.length > 0);
}

/** How a row of a kind is shown; its kind and what it leads on to are added. */
type Shown = Pick<FoundRow, 'title' | 'to'> & {
  readonly facts: readonly (string | false | null)[];
  readonly actions?: readonly FoundAction[];
};

function rowsOf<Kind extends FoundKind>(
  kind: Kind,
  found: SearchReply[Kind],
  role: Role | undefined,
): FoundRow[] {
  const show: (row: FoundOf<Kind>, role: Role | undefined) => Shown = shownAs[kind];
  const rows: readonly FoundOf<Kind>[] = found ?? [];
  return rows.map((row) => {
    const { facts, actions = [], ...shown } = show(row, role);
    const told = facts.filter(Boolean).join(' · ');
    return { ...shown, kind: searchText.kinds[kind], facts: told, actions };
  });
}

const shownAs: {
  readonly [Kind in FoundKind]: (row: FoundOf<Kind>, role: Role | undefined) => Shown;
} = {
  plots: (plot, role) => ({
    title: plotText(plot.name),
    facts: [
      plot.holders.map(({ name }) => name).join(', ') || searchText.noHolder,
      balanceInWords(plot.owed),
      plot.sector,
    ],
    to: recordPath(gardenPlace.screens.details, plot.id),
    actions: actionsOf(plot, role),
  }),
  parties: ({ id, name, partyType, gardens, phone, email }) => ({
    title: name,
    facts: [partyTypeLabels[partyType], gardens, phone && formatPhone(phone), email],
    to: partyPaths.details(id),
  }),
  settlements: ({ id, reference, garden, holders, closedOn, balance }) => ({
    title: garden === null ? reference : `${plotText(garden)} – ${reference}`,
    facts: [holders, balanceInWords(balance), closedOn !== null && stateOfSettlement({ closedOn })],
    to: recordPath(settlementPlace.screens.details, id),
  }),
  meters: ({ id, name, type, active, garden, serialNumber }) => ({
    title: name,
    facts: [
      meterTypeLabels[type],
      garden && plotText(garden),
      serialNumber && searchText.serialNumber(serialNumber),
      !active && searchText.notInUse,
    ],
    to: meterPaths.details(id),
  }),
  transactions: ({ id, number, payer, title, description, paidFor, ...row }) => ({
    // What is kept of those that were opened: neither the amount nor what somebody wrote to the bank.
    title: `${payer ?? description} – ${number}`,
    facts: [
      formatAmount(row.direction === 'out' ? -row.amount : row.amount),
      title ?? (payer !== null && description),
      paidFor.join(', '),
      dayInFigures(row.bookingDay),
      row.state === 'reversed' && searchText.reversed,
    ],
    to: transactionPath(id),
  }),
  news: (entry) => publishedAs(entry, newsPaths.editPath),
  notices: (entry) => publishedAs(entry, noticePaths.editPath),
  documents: (entry) => publishedAs(entry, documentPaths.edit),
  messages: ({ id, kind, state, createdAt, startedAt, ...message }) => ({
    title: subjectOf(message) || searchText.noSubject,
    facts: [
      messageKindLabels[kind],
      messageStateLabels[state],
      searchText.created(formatDay(createdAt)),
      startedAt !== null && searchText.sent(formatDay(startedAt)),
    ],
    to: messagePath(id),
  }),
};

function publishedAs(
  { id, title, createdAt, isOver }: FoundOf<'news'>,
  path: (id: string) => string,
): Shown {
  return { title, facts: [formatDay(createdAt), isOver && searchText.over], to: path(id) };
}

/** What is owed; nothing for who may not know it. */
function balanceInWords(balance: number | undefined): string | null {
  if (balance === undefined) return null;
  if (balance === 0) return searchText.even;
  const amount = formatAmount(Math.abs(balance));
  return balance > 0 ? searchText.owed(amount) : searchText.overpaid(amount);
}

/** What a plot leads on to, by one key each. */
function actionsOf(plot: FoundOf<'plots'>, role: Role | undefined): FoundAction[] {
  const { settlementId, meterIds, holders } = plot;
  const [meterId, secondMeter] = meterIds;
  const { actions } = searchText;
  const may = (permission: Permission) => mayRole(role, permission);
  const partyIds = holders.map(({ id }) => id);
  return [
    settlementId !== null && {
      label: actions.account,
      letter: 'K',
      to: recordPath(settlementPlace.screens.details, settlementId),
    },
    settlementId !== null &&
      may('payment:receive') && {
        label: actions.payment,
        letter: 'W',
        to: receivePath(settlementId),
      },
    meterId !== undefined &&
      may('measurement:add') && {
        label: actions.reading,
        letter: 'P',
        // Of several one is chosen on the screen of the plot.
        to:
          secondMeter === undefined
            ? meterPaths.addMeasurement(meterId)
            : recordPath(gardenPlace.screens.details, plot.id),
      },
    partyIds.length > 0 &&
      may('message:write') && {
        label: actions.message,
        letter: 'N',
        to: newMessagePath({
          kind: 'information',
          group: { kind: 'parties', operator: 'include', partyIds },
        }),
      },
  ].filter((action) => action !== false);
}
