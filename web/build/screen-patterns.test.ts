import { expect, it } from 'vitest';
import { routes } from '../src/app/areas.ts';
import { patternsIn } from './screen-patterns.ts';

it('the screens of the application are found, and what stands below several records once', () => {
  const screens = patternsIn(routes);
  expect(screens).toContainEqual(['/dzialki']);
  const ofNews = '/aktualnosci/edytuj-wpis-aktualnosci/:newsId/podglad';
  expect(screens.find(([first]) => first === ofNews)).toHaveLength(3);
  // That only leads on.
  expect(screens.flat()).not.toContain('/logowanie');
});
