import { describe, expect, test } from 'vitest';
import { discardUnsaved, hasUnsaved, mayDiscardUnsaved, registerForm } from './unsaved.ts';

function addForm(answer: boolean) {
  const form = { dirty: true, asked: 0 };
  const forget = registerForm({
    isDirty: () => form.dirty,
    ask: () => {
      form.asked += 1;
      return Promise.resolve(answer);
    },
    release: () => {
      form.dirty = false;
    },
  });
  return { form, forget };
}

describe('text not yet saved', () => {
  test('is known as long as its form is shown', () => {
    const { forget } = addForm(true);
    expect(hasUnsaved()).toBe(true);
    forget();
    expect(hasUnsaved()).toBe(false);
  });

  test.each([true, false])('may be discarded when the person answers %s', async (answer) => {
    const { form, forget } = addForm(answer);
    expect(await mayDiscardUnsaved()).toBe(answer);
    expect(form).toEqual({ dirty: true, asked: 1 });
    forget();
  });

  test('that the device keeps is asked about before a sign-out, and not to load the page anew', async () => {
    let asked = 0;
    const ask = async () => (asked += 1) > 1;
    const forget = registerForm({
      isDirty: () => true,
      outlivesReload: true,
      ask,
      release: () => undefined,
    });
    expect(await mayDiscardUnsaved({ isReload: true })).toBe(true);
    expect(asked).toBe(0);
    expect(await mayDiscardUnsaved()).toBe(false);
    forget();
  });

  test('is not asked about when there is none', async () => {
    const { form, forget } = addForm(false);
    discardUnsaved();
    expect(await mayDiscardUnsaved()).toBe(true);
    expect(form.asked).toBe(0);
    forget();
  });
});
