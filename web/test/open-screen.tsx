// oxlint-disable-next-line import/no-unassigned-import -- jsdom has no database
import 'fake-indexeddb/auto';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Role } from '@grzadka/contract/core/access/roles';
import { buildIdHeader } from '@grzadka/contract/core/build-id';
import type { ReplyOf, WireCall } from '@grzadka/contract/core/call/endpoint';
import { type ErrorBody, errorKinds } from '@grzadka/contract/core/errors';
import { leftOutHeader } from '@grzadka/contract/core/export/export-format';
import { auditEntryHeader } from '@grzadka/contract/core/restore/audit-entry';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type ByRoleMatcher,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  matchPath,
  type RouteObject,
} from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { areas } from '../src/app/areas.ts';
import { AccessContext } from '../src/core/access/access.ts';
import { createQueryClient } from '../src/core/api/query-client.ts';
import { AreasContext } from '../src/core/area.ts';
import { createNavigation } from '../src/core/navigation/navigation.ts';
import { ScreenRouter } from '../src/core/navigation/ScreenRouter.tsx';
import { Splash } from '../src/core/ui/Brand.tsx';
import { Toaster } from '../src/core/ui/toasts/Toaster.tsx';
import { ToastHost } from '../src/core/ui/toasts/ToastHost.tsx';
import { leaveOutOwnerStacks } from './owner-stacks.ts';

const loadToasts = async () => ToastHost;

// Outside of the document: nothing is laid out, and to apply styles took jsdom a fifth of the time of all these tests.
const styles = createCache({ key: 'css', container: document.createElement('div') });

leaveOutOwnerStacks();

// What is waited for comes at once, but not on a machine that has much else to do.
configure({ asyncUtilTimeout: 60_000 });

/** The audit's entry of every deletion that can be undone. */
export const auditEntry = 'a';

/** A call that a screen made, as it left the browser. */
interface SentCall {
  readonly endpoint: WireCall;
  readonly query: URLSearchParams;
  readonly ifMatch: string | null;
  readonly body: unknown;
}

/** The server of a component test: the test says what it answers. */
export interface TestServer {
  /** Answers the calls of an endpoint from now on, at once or when the promise is kept. */
  answer: <E extends WireCall>(
    endpoint: E,
    reply: ReplyOf<E> | Promise<ReplyOf<E>>,
    options?: { etag?: string; buildId?: string; leftOut?: number },
  ) => void;
  /** Refuses them from now on, at once or when the promise is kept, with the error body that the real server would make. */
  refuse: (
    endpoint: WireCall,
    error: Partial<ErrorBody> & Pick<ErrorBody, 'code'>,
    when?: Promise<void>,
  ) => void;
  /** Lets them find no server from now on, at once or when the promise is kept. */
  vanish: (endpoint: WireCall, when?: Promise<void>) => void;
  /** The calls of an endpoint so far. */
  callsOf: (endpoint: WireCall) => readonly SentCall[];
}

/**
 * Puts a server that the test answers for in the place of `fetch`, for every test of a file. A call
 * that the test has no answer for fails it, and so does a refusal that is not logged.
 */
export function startTestServer(): TestServer {
  const answers = new Map<WireCall, () => Promise<Response>>();
  let calls: SentCall[] = [];
  let unexpected: string[] = [];
  let refusals: string[] = [];

  const take = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://grzadka.test');
    const endpoint = [...answers.keys()].find(
      ({ method, path }) => method === init.method && matchPath(path, pathname) !== null,
    );
    if (endpoint === undefined) {
      unexpected.push(`${init.method} ${address}`);
      return Response.json({}, { status: 500 });
    }
    calls.push({
      endpoint,
      query: searchParams,
      ifMatch: new Headers(init.headers).get('if-match'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    });
    return (await answers.get(endpoint)?.()) ?? Response.error();
  };

  // What comes late to a screen is there beforehand: loading it may take longer than a test waits.
  beforeAll(async () => {
    await Promise.all([
      import('../src/core/ui/ConfirmDialog.tsx'),
      import('../src/core/ui/screen/WaitingCover.tsx'),
      import('../src/core/form/FormDialog.tsx'),
      import('../src/core/form/fields/DayField.tsx'),
    ]);
  }, 60_000);
  beforeEach(() => {
    vi.stubGlobal('fetch', take);
    vi.stubGlobal('ResizeObserver', NoResizeObserver);
    // Nor does jsdom scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    const logged = vi.spyOn(console, 'warn').mock.calls.map(([what]) => String(what));
    vi.spyOn(console, 'warn').mockReset();
    const seen = { unexpected, logged };
    const wanted = { unexpected: [], logged: refusals };
    answers.clear();
    [calls, unexpected, refusals] = [[], [], []];
    expect(seen).toEqual(wanted);
  });

  /** Notes what the browser's log is to say of a call that fails. */
  const noteFailure = ({ method, path }: WireCall, why: string) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    refusals.push(`${method} ${path}: ${why}`);
  };

  return {
    answer: (endpoint, reply, { etag = '"1"', buildId = '', leftOut = 0 } = {}) =>
      answers.set(endpoint, async () => {
        const body = await reply;
        const headers = new Headers({
          ...(endpoint.versioned && { etag }),
          ...(buildId !== '' && { [buildIdHeader]: buildId }),
          ...('tellsLeftOut' in endpoint && { [leftOutHeader]: String(leftOut) }),
          ...('restorable' in endpoint && { [auditEntryHeader]: auditEntry }),
        });
        if (body === undefined) return new Response(null, { status: 204, headers });
        return Response.json(body, { headers });
      }),
    refuse: (endpoint, error, when) =>
      answers.set(endpoint, async () => {
        const { status, message } = errorKinds[error.code];
        noteFailure(endpoint, `${status} ${error.code}`);
        await when;
        return Response.json({ message, ...error }, { status });
      }),
    vanish: (endpoint, when) =>
      answers.set(endpoint, async () => {
        noteFailure(endpoint, 'no answer');
        await when;
        throw new TypeError('Failed to fetch');
      }),
    callsOf: (endpoint) => calls.filter((call) => call.endpoint === endpoint),
  };
}

/** jsdom lays nothing out, so that no size ever changes. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

interface OpenOptions {
  /** The role of the person signed in. */
  role?: Role;
  /** The screens that the person came through. */
  from?: readonly string[];
}

/**
 * Opens a screen as the application does, on its real route and with everything around it but the
 * shell. Other addresses lead to an empty page; `path` is where the person is.
 */
export function openScreen(
  routes: readonly RouteObject[],
  address: string,
  { role = 'ROLE_ADMIN', from = [] }: OpenOptions = {},
) {
  const elsewhere = { path: '*', element: null };
  const all = [...routes, elsewhere];
  const history = createMemoryHistory({ initialEntries: [...from, address] });
  const navigation = createNavigation(history, () => all);
  render(
    <CacheProvider value={styles}>
      <QueryClientProvider client={createQueryClient()}>
        <Toaster load={loadToasts} />
        <AccessContext value={{ role, userId: 'signed-in' }}>
          <AreasContext value={areas}>
            <ScreenRouter navigation={navigation}>
              <Splash />
            </ScreenRouter>
          </AreasContext>
        </AccessContext>
      </QueryClientProvider>
    </CacheProvider>,
  );
  return {
    path: () => history.location.pathname,
    goBack: () => history.go(-1),
  };
}

/** The field of a label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Types a text into the field of a label in place of what it held. */
export function type(label: string | RegExp, text: string, within: Within = screen): void {
  typeInto(within.getByLabelText<HTMLInputElement>(label), text);
}

/** The same where a field has no label of its own. */
export function typeInto(input: HTMLElement, text: string): void {
  expect(input).toHaveProperty('disabled', false);
  fireEvent.change(input, { target: { value: text } });
}

/** Picks a file in the field of a label. */
export function pickFile(label: string, file: File): void {
  fireEvent.change(field(label), { target: { files: [file] } });
}

/** The screen, or what is `within` a part of it. */
type Within = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

/** What is pressed: a button unless said otherwise, anywhere on the screen. */
interface Pressed {
  readonly role?: ByRoleMatcher;
  readonly within?: Within;
}

/**
 * Presses what has a name, as soon as it bears that name and may be pressed: while a call is under way a button is called
 * otherwise or disabled, and a message may come a moment before the cover of a call is gone.
 */
export async function press(
  name: string | RegExp,
  { role = 'button', within = screen }: Pressed = {},
): Promise<void> {
  const pressed = await waitFor(() => {
    const found = within.getByRole(role, { name });
    expect(found.matches(':disabled, [aria-disabled="true"]'), `${String(name)} is disabled`).toBe(
      false,
    );
    return found;
  });
  fireEvent.click(pressed);
}

/** The buttons that stand out in a dialog. */
export function strongButtons(dialog: HTMLElement): string[] {
  return [...dialog.querySelectorAll('[data-look=filled]')].map(({ textContent }) => textContent);
}

/** The accessible description of a field: what stands below it. */
export function descriptionOf(element: Element): string {
  return textsOf(element.getAttribute('aria-describedby')).join(' ');
}

/** The message of each field that is marked as wrong, by the field's label. */
export function faults(): Record<string, string> {
  const wrong = document.querySelectorAll('[aria-invalid="true"]:not([aria-hidden="true"])');
  return Object.fromEntries([...wrong].map((input) => [labelOf(input), descriptionOf(input)]));
}

/** The label of the field that has the focus. */
export function focused(): string {
  return document.activeElement === null ? '' : labelOf(document.activeElement);
}

function labelOf(input: Element): string {
  // A choice from a list is labelled by its label and by what is chosen.
  const [label = ''] = textsOf(input.getAttribute('aria-labelledby'));
  const isTypedInto = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  return isTypedInto ? (input.labels?.[0]?.textContent ?? '') : label;
}

function textsOf(ids: string | null): string[] {
  return (ids?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent ?? '');
}
