import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addCalculatedRun, approveShown, runDetails } from '#test/charge-calls.ts';
import { addPlot, runForm } from '#test/charge-runs.ts';
import { addFeeKind, addTariff } from '#test/fee-factories.ts';
import { addMessage } from '#test/messages.ts';
import { inDays, switchSite, withPlainBlanks } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp({ TRUST_PROXY: 'loopback' });
const manager = await app.as('ROLE_SUPER_USER');
const treasurer = await app.as('ROLE_TREASURER');
await switchSite(app);

const off = { calendarMeetings: false, calendarReadings: false, calendarDueDays: false };

/** Switches parts of the calendar on, and all others off. */
async function show(switches: Partial<typeof off>): Promise<void> {
  const { status } = await manager.put('/api/settings/update', { ...off, ...switches });
  expect(status).toBe(204);
}

async function read(path: string) {
  const reply = await fetch(`${app.origin}/witryna${path}`);
  return {
    status: reply.status,
    headers: reply.headers,
    text: withPlainBlanks(await reply.text()),
  };
}

/** The events of the feed, as another program reads them. */
async function readFeed(): Promise<ICAL.Event[]> {
  const { text } = await read('/kalendarz.ics');
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const firstEvent = async () => (await readFeed())[0];
const stamp = async () => String((await firstEvent())?.component.getFirstPropertyValue('dtstamp'));
const revision = async () => (await firstEvent())?.sequence;

const today = gardenToday();
const sent = {
  state: 'done',
  preparedAt: inDays(-3),
  startedAt: inDays(-2),
  finishedAt: inDays(-2),
} as const;

describe('the calendar of the site', () => {
  it('bears the name of the garden, whatever signs are in it', async () => {
    const name = 'ROD „Relaks”, Łódź; dawniej \\ „Lipa”';
    const { status } = await manager.put('/api/settings/update', { name, calendarMeetings: true });
    expect(status).toBe(204);
    const lines = (await read('/kalendarz.ics')).text.replaceAll('\r\n ', '').split('\r\n');
    const escaped = String.raw`Kalendarz – ROD „Relaks”\, Łódź\; dawniej \\ „Lipa”`;
    expect(lines).toContain(`NAME:${escaped}`);
    expect(lines).toContain(`X-WR-CALNAME:${escaped}`);
  });

  it('is not there until something of it is switched on', async () => {
    await show({});
    for (const path of ['/kalendarz', '/kalendarz.ics'])
      expect((await read(path)).status).toBe(404);
    expect((await read('/')).text).not.toContain('Kalendarz');

    await show({ calendarReadings: true });
    const page = await read('/kalendarz');
    expect(page.text).toContain('Nie ma teraz żadnych terminów.');
    expect(page.text).toContain('<a href="/witryna/kalendarz" aria-current="page">Kalendarz</a>');
    expect((await read('/sitemap.xml')).text).toContain('/witryna/kalendarz</loc>');
    expect(await readFeed()).toEqual([]);
  });

  it('shows meetings that members were told of, each once, with time and place', async () => {
    const meeting = { kind: 'general-meeting', meetingPlace: 'Świetlica <1>', ...sent } as const;
    const at = new Date(Date.parse(`${addDays(today, 40)}T16:00:00Z`));
    const first = await addMessage(app.db, { ...meeting, meetingAt: at, meetingPlace: 'Altana' });
    await show({ calendarMeetings: true });
    const known = (await readFeed()).map(({ uid }) => uid);
    expect(known).toEqual([`meeting-${first.id}`]);
    await addMessage(app.db, {
      ...meeting,
      meetingAt: at,
      startedAt: inDays(-1),
      subject: 'Zebranie u Tajnosłowskich',
    });
    const others = [
      { ...meeting, meetingAt: inDays(41), state: 'prepared', startedAt: null, finishedAt: null },
      { ...meeting, meetingAt: inDays(42), state: 'stopped', finishedAt: null },
      { ...meeting, meetingAt: inDays(-3) },
    ] as const;
    for (const other of others) await addMessage(app.db, other);

    await show({ calendarReadings: true });
    expect((await read('/kalendarz')).text).not.toContain('zebranie');

    await show({ calendarMeetings: true });
    const { text } = await read('/kalendarz');
    expect(text.match(/Walne zebranie/g)).toHaveLength(1);
    expect(text).toMatch(/godz\. \d\d:00, Świetlica &lt;1&gt;<\/p>/);
    expect(text).not.toContain('Tajnosłowskich');

    const [past, coming, ...more] = await readFeed();
    expect(more).toEqual([]);
    expect(past?.summary).toBe('Walne zebranie');
    expect(coming).toMatchObject({
      // Announced once more, it takes the place of what telephones have.
      uid: known[0],
      location: 'Świetlica <1>',
    });
    expect(coming?.startDate.toJSDate()).toEqual(at);
  });

  it('shows a meeting that was moved once, on its new day, and says when it was to be', async () => {
    const call = (meeting: number, said: number) =>
      addMessage(app.db, {
        kind: 'general-meeting',
        ...sent,
        meetingAt: new Date(Date.parse(`${addDays(today, meeting)}T16:00:00Z`)),
        meetingPlace: `Sala ${meeting}`,
        startedAt: inDays(said),
      });
    await app.db.deleteFrom('message').execute();
    // The last one was over when the next was called.
    await call(-20, -60);
    const { id } = await call(30, -12);
    await call(50, -10);
    await call(40, -8);
    await show({ calendarMeetings: true });
    const { text } = await read('/kalendarz');
    expect(text.match(/Walne zebranie|Sala \d+/g)).toEqual(['Walne zebranie', 'Sala 40']);
    const from = dayInWords(addDays(today, 50));
    expect(text).toContain(`Przeniesione z ${withPlainBlanks(from)}`);

    const [past, moved, ...more] = await readFeed();
    expect(more).toEqual([]);
    expect([past?.location, past?.description]).toEqual(['Sala -20', null]);
    expect(moved).toMatchObject({
      // Telephones move what they have.
      uid: `meeting-${id}`,
      location: 'Sala 40',
    });
    expect([past?.sequence, (moved?.sequence ?? 0) > 0]).toEqual([0, true]);
    expect(withPlainBlanks(moved?.description ?? '')).toMatch(
      /^Przeniesione z .+, godz\. \d\d:00$/,
    );
  });

  it('bears a later stamp when the call that moved a meeting is stopped, and when it goes on', async () => {
    await app.db.deleteFrom('message').execute();
    const call = (meeting: number, given: Parameters<typeof addMessage>[1]) =>
      addMessage(app.db, {
        kind: 'general-meeting',
        ...sent,
        meetingAt: new Date(Date.parse(`${addDays(today, meeting)}T16:00:00Z`)),
        meetingPlace: `Sala ${meeting}`,
        ...given,
      });
    await call(30, { startedAt: inDays(-12) });
    const { id } = await call(40, { state: 'sending', finishedAt: null, startedAt: inDays(-2) });
    await show({ calendarMeetings: true });
    const stamps = [await stamp()];
    for (const [act, place] of [
      ['stop', 'Sala 30'],
      ['resume', 'Sala 40'],
    ] as const) {
      expect((await treasurer.put(`/api/message/${act}`, { id })).status).toBe(204);
      expect((await readFeed()).map(({ location }) => location)).toEqual([place]);
      stamps.push(await stamp());
    }
    const [first = '', stopped = ''] = stamps;
    expect(stopped > first).toBe(true);
    expect(stamps).toEqual(stamps.toSorted());
  });

  it('is one event however often it was moved, also when the first day is over', async () => {
    await app.db.deleteFrom('message').execute();
    const call = (meeting: number, said: number) =>
      addMessage(app.db, {
        kind: 'general-meeting',
        ...sent,
        meetingAt: new Date(Date.parse(`${addDays(today, meeting)}T16:00:00Z`)),
        startedAt: inDays(said),
      });
    await show({ calendarMeetings: true });
    const { id } = await call(-2, -30);
    for (const [meeting, said] of [
      [10, -10],
      [20, -1],
    ] as const) {
      await call(meeting, said);
      expect((await readFeed()).map(({ uid }) => uid)).toEqual([`meeting-${id}`]);
    }
  });

  it('says that a meeting was called off, until it takes place after all or is called anew', async () => {
    await app.db.deleteFrom('message').execute();
    const meeting = {
      kind: 'general-meeting',
      ...sent,
      meetingAt: new Date(Date.parse(`${addDays(today, 30)}T16:00:00Z`)),
    } as const;
    const { id } = await addMessage(app.db, meeting);
    await show({ calendarMeetings: true });
    const callOff = async (calledOff: boolean) => {
      const { status } = await treasurer.put('/api/message/call-off', { id, calledOff });
      expect(status).toBe(204);
    };
    const called = async () => {
      const [event, ...more] = await readFeed();
      expect([event?.uid, more]).toEqual([`meeting-${id}`, []]);
      const [name] = /Walne zebranie[^<]*/.exec((await read('/kalendarz')).text) ?? [];
      expect(event?.summary).toBe(name);
      return [name, event?.component.getFirstPropertyValue('status') ?? null];
    };
    const known = await stamp();
    expect(await revision()).toBe(0);

    await callOff(true);
    expect(await called()).toEqual(['Walne zebranie – odwołane', 'CANCELLED']);
    const changed = await stamp();
    expect(changed > known).toBe(true);
    // Programs leave what they have where no later state comes.
    expect(await revision()).toBeGreaterThan(0);
    await callOff(false);
    expect(await revision()).toBeGreaterThan(0);
    expect(await called()).toEqual(['Walne zebranie', null]);
    // A calendar that was subscribed to keeps what bears the later stamp.
    expect((await stamp()) >= changed).toBe(true);
    await callOff(true);
    await addMessage(app.db, { ...meeting, startedAt: new Date() });
    expect(await called()).toEqual(['Walne zebranie', null]);
  });

  it('shows the days on which meters are read, in the feed as whole days', async () => {
    const [readingFrom, readingThru] = [addDays(today, -1), addDays(today, 2)];
    await addMessage(app.db, { kind: 'reading-notice', readingFrom, readingThru, ...sent });
    await show({ calendarReadings: true });
    expect((await read('/kalendarz')).text).toMatch(
      /Odczyt liczników<\/h3>\s*<p class="day"><time datetime="[^"]+">[^<]+<\/time> – <time/,
    );
    const [event, ...others] = await readFeed();
    expect(others).toEqual([]);
    expect([event?.startDate.isDate, String(event?.startDate)]).toEqual([true, readingFrom]);
    // The format names the day after the last one.
    expect(String(event?.endDate)).toBe(addDays(readingThru, 1));

    // One day is the same with and without a last one.
    const day = { kind: 'reading-notice', readingFrom: addDays(today, 9), ...sent } as const;
    await addMessage(app.db, day);
    await addMessage(app.db, { ...day, readingThru: day.readingFrom });
    expect(await readFeed()).toHaveLength(2);
  });

  it('shows the due days of fees that everybody pays, until they are taken back', async () => {
    const { id: feeKindId } = await addFeeKind(app.db);
    await addTariff(app.db, { feeKindId });
    const { gardenId } = await addPlot(app.db);
    const year = Number(today.slice(0, 4)) + 1;
    const form = { ...runForm([feeKindId], []), title: 'Opłaty <roczne>', dueYear: year };
    const id = await addCalculatedRun(app, treasurer, form);
    await show({ calendarDueDays: true });
    const draft = await read('/kalendarz');
    expect(draft.text).not.toContain('Termin płatności');

    expect((await approveShown(treasurer, id, { confirmShortNotice: true })).status).toBe(204);
    const { dueDays } = await runDetails(treasurer, id);
    expect(dueDays.length).toBeGreaterThan(0);
    const events = await readFeed();
    expect(events.map(({ summary, startDate }) => [summary, String(startDate)])).toEqual(
      dueDays.map(({ dueOn }) => ['Termin płatności: Opłaty <roczne>', dueOn]),
    );
    expect((await read('/kalendarz')).text).toContain('Termin płatności: Opłaty &lt;roczne&gt;');

    const reversal = { id, day: today, reason: 'pomyłka' };
    expect((await treasurer.post('/api/charge-run/reverse', reversal)).status).toBe(201);
    expect(await readFeed()).toEqual([]);

    // What some are charged is nobody else's.
    const some = await addCalculatedRun(app, treasurer, {
      ...runForm([feeKindId], [gardenId]),
      dueYear: year,
    });
    expect((await approveShown(treasurer, some, { confirmShortNotice: true })).status).toBe(204);
    expect(await readFeed()).toEqual([]);
  });

  it('is the same text while nothing changes, as a calendar', async () => {
    await show({ calendarMeetings: true });
    const [one, other] = [await read('/kalendarz.ics'), await read('/kalendarz.ics')];
    expect(one.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(one.text).toContain('BEGIN:VEVENT');
    expect(one.text).toBe(other.text);
  });
});
