import { onTestFinished, vi } from 'vitest';

/** Gives lists a height until the test has ended: jsdom lays nothing out, and a list without one has no rows in view. */
export function makeRoomForRows(): void {
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  onTestFinished(() => height.mockRestore());
}
