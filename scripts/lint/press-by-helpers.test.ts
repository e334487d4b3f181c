import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { pressByHelpers } from './press-by-helpers.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code: string) => ({ code, errors: [{ messageId: 'useHelpers' }] });

new RuleTester().run('press-by-helpers', pressByHelpers, {
  valid: [
    "await press('Zapisz');",
    'fireEvent.click(box(4), { shiftKey: true });',
    "fireEvent.keyDown(screen.getByRole('button', { name: 'Zapisz' }), { key: 'Enter' });",
  ],
  invalid: [
    "fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));",
    "fireEvent.click(await within(dialog).findByRole('button', { name: 'Zapisz' }));",
    "fireEvent.change(dialog.getByLabelText('Kwota'), { target: { value: '1' } });",
  ].map(refused),
});
