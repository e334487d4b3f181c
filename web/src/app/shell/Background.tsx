import { type ComponentType, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AreasContext } from '../../core/area.ts';
import { whenIdle } from '../../core/ui/when-idle.ts';

/** What areas have at work on every screen; it comes after the screen on which there is first work for it, and stays. */
export function Background() {
  const areas = use(AreasContext);
  const { pathname } = useLocation();
  const [parts, setParts] = useState<ReadonlyMap<string, ComponentType>>(new Map());
  useEffect(() => {
    // Not given up when the person goes on: in a round of readings no screen stays for long.
    whenIdle(async () => {
      for (const { name, background } of areas) {
        if (!background || parts.has(name) || !(await background.isDue(pathname))) continue;
        const Component = await background.load();
        setParts((before) => new Map(before).set(name, Component));
      }
    });
  }, [areas, pathname, parts]);
  return [...parts].map(([area, Component]) => <Component key={area} />);
}
