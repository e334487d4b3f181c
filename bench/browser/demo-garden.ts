import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import { sessionCookie } from '@grzadka/server/src/session/session-cookie.ts';
import { createTestClient, type TestClient } from '@grzadka/server/test/test-client.ts';
import { npmStart, runNpm } from '../processes/npm-start.ts';
import type { ScreenAddress } from './site.ts';

const administrator = { userName: 'admin', password: 'Ogrodek123' };

/** The screens whose opening on a phone is measured: those that people open first, and those with most to do. */
const screens = {
  signIn: 'the sign-in',
  home: 'the start page',
  meters: 'the list of meters',
  plot: 'a plot',
  form: "a plot's form",
  entry: 'an entry of the news',
  editor: 'the editor of a text',
  account: 'a settlement account',
  transactions: 'transactions',
  queue: 'operations to explain',
  own: 'own plots, by a holder',
  ownPlot: 'an own plot, by a holder',
} as const;

export type DemoScreen = keyof typeof screens;

/** The screens of who holds a plot, and is not of the staff. */
const holders: ReadonlySet<string> = new Set<DemoScreen>(['own', 'ownPlot']);

/** A screen, with the Cookie header of whose it is. */
interface DemoScreenAddress extends ScreenAddress {
  readonly cookie: string;
}

/** The program as an operator starts it, with the demo's garden; disposing of it ends and deletes both. */
export interface DemoGarden extends AsyncDisposable {
  readonly origin: string;
  readonly screens: Readonly<Record<DemoScreen, DemoScreenAddress>>;
}

/** Fills a new database with the demo and starts the program on it. */
export async function openDemoGarden(): Promise<DemoGarden> {
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'grzadka-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const env = {
    ADMIN_LOGIN: administrator.userName,
    ADMIN_PASSWORD: administrator.password,
    DATA_DIR: dataDir,
    BACKUP_DIR: 'off',
    LOG_LEVEL: 'warn',
  };
  await runNpm(['run', 'demo'], { env });
  const { origin } = undo.use(await npmStart(env));
  const client = createTestClient(origin);
  await client.signIn(administrator.userName, administrator.password);
  const found = await demoScreens(client, origin);
  const running = undo.move();
  return { origin, screens: found, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** The screens of a program that has the demo's garden, whose administrator is signed in. */
async function demoScreens(office: TestClient, origin: string): Promise<DemoGarden['screens']> {
  const { holder, gardenId } = await signHolderIn(office, origin);
  const paths = await findPaths(office, gardenId);
  return Object.fromEntries(
    Object.entries(screens).map(([screen, name]) => {
      const cookie = sessionOf(holders.has(screen) ? holder : office);
      const isSignedIn = screen !== 'signIn';
      return [screen, { name, path: paths[screen as DemoScreen], isSignedIn, cookie }];
    }),
  ) as DemoGarden['screens'];
}

/** Gives a holder of today a login, and signs them in. */
async function signHolderIn(
  office: TestClient,
  origin: string,
): Promise<{ holder: TestClient; gardenId: string }> {
  const { body } = await office.get<{ items: readonly { id: string }[] }>('/api/garden?limit=50');
  for (const { id: gardenId } of body.items) {
    const { body: held } = await office.get<{ items: readonly GardenAssignment[] }>(
      `/api/garden/${gardenId}/assignments`,
    );
    const current = held.items.find(({ isCurrent }) => isCurrent);
    if (current === undefined) continue;
    const credentials = { loginId: `Dzialkowiec${Date.now()}`, password: 'Dzialka12345' };
    const rights = { role: 'ROLE_USER', enabled: true, sendEmail: false };
    const login = { partyId: current.party.id, ...credentials, ...rights };
    const { status } = await office.post('/api/login/create', login);
    if (status >= 300) throw new Error(`No login for a holder: ${status}`);
    const holder = createTestClient(origin);
    await holder.signIn(credentials.loginId, credentials.password);
    return { holder, gardenId };
  }
  throw new Error('Nobody holds a garden');
}

/** Without the cookie by which a browser is known again: a first visit has none. */
function sessionOf(client: TestClient): string {
  const session = client
    .cookie()
    .split('; ')
    .find((one) => one.startsWith(`${sessionCookie}=`));
  if (session === undefined) throw new Error('nobody is signed in');
  return session;
}

async function findPaths(
  client: TestClient,
  ownGardenId: string,
): Promise<Record<DemoScreen, string>> {
  const plot = `/szczegoly-dzialki/${await firstOf(client, '/api/garden')}`;
  const entryId = await firstOf(client, '/api/news');
  const { body } = await client.get<{
    content: { items: readonly { id: string; itemType: string }[] };
  }>(`/api/news/get/${entryId}`);
  const text = body.content.items.find(({ itemType }) => itemType === 'HtmlText');
  const entry = `/aktualnosci/edytuj-wpis-aktualnosci/${entryId}`;
  return {
    signIn: '/logowanie',
    home: '/',
    meters: '/liczniki',
    plot,
    form: `${plot}/edycja-dzialki`,
    entry,
    editor: `${entry}/edytuj-text-html/${text?.id}`,
    account: `/oplaty/konta/${await firstOf(client, '/api/settlement')}`,
    transactions: '/transakcje',
    queue: '/transakcje/do-wyjasnienia',
    own: '/moje-dzialki',
    ownPlot: `/moje-dzialki/${ownGardenId}`,
  };
}

async function firstOf(client: TestClient, list: string): Promise<string> {
  const { status, body } = await client.get<{ items: readonly { id: string }[] }>(
    `${list}?limit=1`,
  );
  const [first] = status === 200 ? body.items : [];
  if (first === undefined) throw new Error(`${list} has no record`);
  return first.id;
}
