import { type ComponentType, use, useEffect, useState } from 'react';
import { AreasContext } from '../../core/area.ts';
import { whenIdle } from '../../core/ui/loading/when-idle.ts';

interface Part {
  readonly area: string;
  readonly Component: ComponentType;
}

/** What areas have at work on every screen; it comes after the first screen. */
export function Background() {
  const areas = use(AreasContext);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(
    () =>
      whenIdle(async () => {
        const loading = areas.map(async ({ name, background }): Promise<Part[]> => {
          return background ? [{ area: name, Component: await background() }] : [];
        });
        setParts((await Promise.all(loading)).flat());
      }),
    [areas],
  );
  return parts.map(({ area, Component }) => <Component key={area} />);
}
