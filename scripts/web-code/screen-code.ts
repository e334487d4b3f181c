import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

/** A screen, and the modules whose code comes until it rests; the start of the page is understood. */
interface ScreenModules {
  readonly name: string;
  readonly modules: readonly string[];
}

/** What comes once the page is there, whoever looks at it. */
const afterStart = 'web/src/app/after-start.ts';

/** What rests on a garden's area, asked for where that is shown or changed. */
const chargedAreas = 'web/src/charge/garden/ChargedAreas.tsx';

/** What is due, above a hub. */
const deadlines = 'web/src/deadline/NearestDeadlines.tsx';

/** What whoever is signed in has around every screen, and what the program itself may have to ask there. */
const everyonesFrame = [
  'web/src/app/SignedIn.tsx',
  'web/src/core/ui/ConfirmDialog.tsx',
  'web/src/core/ui/screen/WaitingCover.tsx',
  afterStart,
];

/** The same for the staff, who have the addresses of all areas. */
const frame = [...everyonesFrame, 'web/src/app/areas.ts'];

const plain = 'web/src/core/record/screens';

const entryList = 'web/src/content/entry/EntryListScreen.tsx';

/** An entry of the news, around its screens. */
const entry = [
  'web/src/news/news.kind.ts',
  'web/src/content/OwnerOutlet.tsx',
  'web/src/content/entry/UntouchedOffer.tsx',
];

/**
 * The screens whose code has a limit: every kind of them, and every list (0061, 0068, 0140). That nothing else comes until
 * they rest, e2e/screen-code.spec.ts sees in a browser.
 */
export const measuredScreens = {
  signIn: { name: 'the login screen', modules: ['web/src/session/SignedOut.tsx', afterStart] },
  gardens: {
    name: 'the list of gardens',
    modules: [...frame, 'web/src/garden/garden.screens.ts', `${plain}/RecordListScreen.tsx`],
  },
  meters: {
    name: 'the list of meters',
    modules: [
      ...frame,
      'web/src/meter/MeterListScreen.tsx',
      'web/src/meter/UncheckedCount.tsx',
      'web/src/campaign/OpenRounds.tsx',
      'web/src/campaign/OpenRoundLinks.tsx',
      'web/src/submission/SubmissionCount.tsx',
      'web/src/core/list/filter/ListChips.tsx',
    ],
  },
  parties: {
    name: 'the list of parties',
    modules: [...frame, 'web/src/party/PartyListScreen.tsx'],
  },
  news: { name: 'the list of news', modules: [...frame, 'web/src/news/news.kind.ts', entryList] },
  notices: {
    name: 'the list of notices',
    modules: [...frame, 'web/src/notice/notice.kind.ts', entryList],
  },
  documents: {
    name: 'the list of documents',
    modules: [...frame, 'web/src/document/DocumentListScreen.tsx'],
  },
  pageVersions: {
    name: 'the list of the versions of a page',
    modules: [...frame, 'web/src/page/PageVersionListScreen.tsx'],
  },
  fees: {
    name: 'the hub of the fees',
    modules: [...frame, 'web/src/fees/FeesScreen.tsx', deadlines],
  },
  transactions: {
    name: 'the hub of the transactions',
    modules: [...frame, 'web/src/transaction/TransactionHubScreen.tsx', deadlines],
  },
  receive: {
    name: 'the form of a payment',
    modules: [...frame, 'web/src/payment/ReceiveScreen.tsx'],
  },
  account: {
    name: 'a settlement account',
    modules: [...frame, 'web/src/fees/SettlementScreen.tsx'],
  },
  details: {
    name: "a garden's details",
    modules: [
      ...frame,
      'web/src/garden/GardenDetailsScreen.tsx',
      'web/src/assignment/AssignmentsOf.tsx',
      'web/src/transfer-application/TransfersOfGarden.tsx',
      chargedAreas,
    ],
  },
  edit: {
    name: "a garden's form",
    modules: [...frame, 'web/src/garden/GardenEditScreen.tsx', chargedAreas],
  },
  editor: {
    name: 'the text editor',
    modules: [...frame, ...entry, 'web/src/content/text/TextBlockScreen.tsx'],
  },
  entryEdit: {
    name: "an entry's form, which has fields of dates",
    modules: [...frame, ...entry, 'web/src/content/entry/EntryEditScreen.tsx'],
  },
  meterDetails: {
    name: "a meter's details, whose charts stand below what is seen",
    modules: [...frame, 'web/src/meter/details/MeterDetailsScreen.tsx'],
  },
  reading: {
    name: 'the form of a reading, with its chart in sight',
    modules: [
      ...frame,
      'web/src/meter/measurement/AddMeasurementScreen.tsx',
      'web/src/meter/history/MeasurementChart.tsx',
      'web/src/meter/outbox/ReadingOutbox.tsx',
    ],
  },
  own: {
    name: "a holder's own gardens",
    modules: [...everyonesFrame, 'web/src/own/OwnGardensScreen.tsx'],
  },
  ownPlot: {
    name: 'an own garden with its meters',
    modules: [...everyonesFrame, 'web/src/own/plot/OwnGardenScreen.tsx'],
  },
} satisfies Record<string, ScreenModules>;

const chunks = z.array(
  z.object({
    file: z.string(),
    imports: z.array(z.string()),
    modules: z.array(z.string()),
  }),
);

/** A file of code that a screen fetches, with its size on the wire in KiB. */
export interface ScreenFile {
  readonly file: string;
  readonly kibibytes: number;
}

/**
 * The JavaScript and the styles that the browser fetches for a screen of the built web application, gzipped, the largest first:
 * the start of the page, the screen's modules, and all that these import. What comes ahead once somebody works on the screen
 * is none of it.
 * @throws Error when a module is in no file: the screen was renamed
 */
export function codeOfScreen(webFolder: string, { modules }: ScreenModules): ScreenFile[] {
  const all = chunks.parse(JSON.parse(readFileSync(join(webFolder, '.vite/chunks.json'), 'utf8')));
  const fileOf = (module: string) => {
    const chunk = all.find((one) => one.modules.includes(module));
    if (chunk === undefined) throw new Error(`No file of the web application holds ${module}`);
    return chunk.file;
  };
  const files = new Set(['web/src/main.tsx', ...modules].map(fileOf));
  // A set that grows while it is walked is walked to its end.
  for (const file of files) {
    for (const next of all.find((one) => one.file === file)?.imports ?? []) files.add(next);
  }
  return [...files]
    .map((file) => ({ file, kibibytes: gzippedKibibytes(join(webFolder, file)) }))
    .toSorted((one, other) => other.kibibytes - one.kibibytes);
}

function gzippedKibibytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length / 1024;
}
