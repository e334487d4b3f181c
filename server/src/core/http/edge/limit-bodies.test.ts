import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBody } from './limit-bodies.ts';

const limits = { milliseconds: 60_000, uploadBytes: 240_000 };
const multipart = 'multipart/form-data; boundary=x';

/** A request that is watched, and whether it has been found too slow. */
function watched(contentType: string) {
  const request = {
    headers: { 'content-type': contentType },
    socket: { bytesRead: 1_000_000, destroyed: false },
    complete: false,
    readableLength: 0,
  };
  const state = { isAnswered: false, isSlow: false };
  watchBody(request, { ...limits, isAnswered: () => state.isAnswered }, () => {
    state.isSlow = true;
  });
  /** Lets a minute pass in which so many bytes arrive. */
  const minute = (bytes: number) => {
    request.socket.bytesRead += bytes;
    vi.advanceTimersByTime(limits.milliseconds);
    return state.isSlow;
  };
  return { request, state, minute };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a body that does not end', () => {
  it('is too slow after its time, however much of it comes', () => {
    expect(watched('application/json').minute(10_000_000)).toBe(true);
  });

  it('of an upload goes on for hours at its rate, and no longer', () => {
    const { minute } = watched(multipart);
    for (let passed = 0; passed < 400; passed++) expect(minute(240_000)).toBe(false);
    expect(minute(239_999)).toBe(true);
  });

  it('of an upload that is answered has its time and no more', () => {
    const { state, minute } = watched(multipart);
    expect(minute(240_000)).toBe(false);
    state.isAnswered = true;
    expect(minute(10_000_000)).toBe(true);
  });

  it('is not blamed for what the program has not read yet', () => {
    const { request, minute } = watched(multipart);
    request.readableLength = 65_536;
    expect(minute(0)).toBe(false);
    request.readableLength = 0;
    expect(minute(0)).toBe(true);
  });
});

it('a body that has arrived may be worked on for as long as it takes', () => {
  const { request, minute } = watched('application/json');
  request.complete = true;
  expect(minute(0)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
