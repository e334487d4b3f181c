import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { notify } from '../toasts/notify.ts';
import { uiText } from '../ui.text.ts';
import { whenAtWorkOnFastLine } from '../when-at-work.ts';
import { whenIdle } from '../when-idle.ts';

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code now, where the part may be opened any moment. */
  readonly fetch: () => Promise<unknown>;
  /** For the button that opens it: the code is on its way when the pointer or the focus reaches the button. */
  readonly ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
};

interface LateOptions {
  /**
   * The program itself opens it, at a moment when there may be no line: its code comes as soon as the browser is idle.
   * What a person opens comes ahead once the screen is worked on, over a fast line.
   */
  readonly opensItself?: boolean;
}

interface LateProps {
  readonly open: boolean;
  /** What stands in its place until it is opened. */
  readonly standIn?: ReactNode;
}

/**
 * A part of a screen that is closed at first, such as a drawer: its code comes when it is opened, if it has not come
 * ahead (0140). Where it cannot be had, a message says so, and what stands on the screen stays; a part that is open from
 * the start is the screen's own, and shown where the screen's code would be.
 */
export function latePart<Props extends LateProps>(
  load: () => Promise<ComponentType<Props>>,
  { opensItself = false }: LateOptions = {},
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const comeAhead = opensItself ? whenIdle : whenAtWorkOnFastLine;
  const Late = (props: Props) => {
    const [isOfScreen] = useState(props.open);
    const [opened, setOpened] = useState<{ Shown: ComponentType<Props> }>();
    // What is there already is shown at once.
    if (props.open && !opened && loaded) setOpened({ Shown: loaded });
    useEffect(() => comeAhead(loadOnce), []);
    const isAwaited = props.open && !opened;
    useEffect(() => {
      if (!isAwaited) return;
      let isWanted = true;
      const fail = (cause: unknown) => {
        if (isOfScreen) {
          // Thrown where the nearest view of failures hears it.
          setOpened(() => {
            throw cause;
          });
          return;
        }
        logFailure('A part of the screen cannot be had', cause);
        notify.error(uiText.partMissing, { action: { label: uiText.retry, run: show } });
      };
      const show = async () => {
        try {
          const Shown = await loadOnce();
          if (isWanted) setOpened({ Shown });
        } catch (cause) {
          if (isWanted) fail(cause);
        }
      };
      void show();
      return () => {
        isWanted = false;
      };
    }, [isAwaited, isOfScreen]);
    if (!opened) return props.standIn;
    return (
      <Suspense fallback={null}>
        <opened.Shown {...props} />
      </Suspense>
    );
  };
  const fetchAhead = () => void loadOnce().catch(() => undefined);
  return Object.assign(Late, {
    fetch: loadOnce,
    ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead },
  });
}

/** The same of what knows nothing of being closed, such as a field: open wherever it stands. */
export function lateField<Props>(load: () => Promise<(props: Props) => ReactNode>) {
  return latePart<Props & { readonly open: boolean }>(load);
}
