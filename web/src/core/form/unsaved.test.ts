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

  test('is not asked about when there is none', async () => {
    const { form, forget } = addForm(false);
    discardUnsaved();
    expect(await mayDiscardUnsaved()).toBe(true);
    expect(form.asked).toBe(0);
    forget();
  });
});
