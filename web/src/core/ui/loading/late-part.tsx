import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a screen that is closed at first, such as a drawer: its code comes when the browser has nothing else
 * to do, or when the part is opened before that. Code that cannot be had is told where a screen's own would be.
 */
export function latePart<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // What lazy gives takes the props of what it loads; the compiler does not see it through a type parameter.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LatePart(props: Props) {
    const [wasOpened, setOpened] = useState(props.open);
    if (props.open && !wasOpened) setOpened(true);
    useEffect(() => whenIdle(load), []);
    return (
      wasOpened && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
