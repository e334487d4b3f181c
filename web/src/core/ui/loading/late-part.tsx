import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code now, where the part may be opened any moment. */
  readonly fetch: () => Promise<unknown>;
};

/**
 * A part of a screen that is closed at first, such as a drawer: its code comes when the browser has nothing else
 * to do, or when the part is opened before that. Code that cannot be had is told where a screen's own would be.
 */
export function latePart<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  // What lazy gives takes the props of what it loads; the compiler does not see it through a type parameter.
  const Part = lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;
  const Late = (props: Props) => {
    const [opened, setOpened] = useState<{ Shown: ComponentType<Props> }>();
    // What is there already is shown at once; lazily it would come up to 300 ms later (0082), too late for a cover.
    if (props.open && !opened) setOpened({ Shown: loaded ?? Part });
    useEffect(() => whenIdle(loadOnce), []);
    return (
      opened && (
        <Suspense fallback={null}>
          <opened.Shown {...props} />
        </Suspense>
      )
    );
  };
  return Object.assign(Late, { fetch: loadOnce });
}
