import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { openingKeys, pointedBy } from './combobox-keys.ts';
import type { ComboboxOption, ComboboxProps, TextReason } from './combobox-props.ts';
import { useComboboxTags } from './useComboboxTags.ts';

/** An option that is pointed at, and by what. */
interface Pointed {
  readonly id: string;
  readonly by: 'key' | 'pointer';
}

const none: readonly ComboboxOption[] = [];

/** How a combobox behaves: what opens and closes its list, what is pointed at, chosen and typed. */
export function useCombobox({
  options,
  chosen,
  isMultiple = false,
  onChoose,
  text,
  onText,
  keepsText,
  leavesOnChoice = false,
  onKeyDown,
  onFocus,
  onBlur,
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFocus, setFocused] = useState(false);
  const [pointed, setPointed] = useState<Pointed>();
  /** Whether the field was not pressed since it has the focus. */
  const isFresh = useRef(true);
  const touch = useRef({ isOn: false, hasScrolled: false });

  const isChosen = (option: ComboboxOption) => chosen.some(({ id }) => id === option.id);
  const offered = isMultiple ? options.filter((option) => !isChosen(option)) : options;
  const shown = isOpen ? offered : none;
  const pointedPlace = shown.findIndex(({ id }) => id === pointed?.id);
  const place =
    pointedPlace < 0
      ? Math.min(Math.max(shown.findIndex(isChosen), 0), shown.length - 1)
      : pointedPlace;

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setPointed(undefined);
    touch.current.isOn = false;
  };
  const close = () => {
    setOpen(false);
    touch.current.hasScrolled = false;
  };
  const toggle = () => (isOpen ? close() : open());
  const set = (next: readonly ComboboxOption[]) => {
    const isSame = next.length === chosen.length && next.every((one, at) => one === chosen[at]);
    if (!isSame) onChoose(next);
  };

  /** Makes the text what is chosen, unless it stays while nothing is. */
  const resetText = (reason: TextReason) => {
    const [one] = isMultiple ? none : chosen;
    if (keepsText && !one) return;
    const name = one?.name ?? '';
    if (name !== text) onText(name, reason);
  };
  const [single] = isMultiple ? none : chosen;
  const singleBefore = useRef<ComboboxOption>(undefined);
  const followChoice = useEffectEvent(() => {
    const isOther = single !== singleBefore.current;
    singleBefore.current = single;
    if (isOther || !hasFocus) resetText('reset');
  });
  // After each rendering: what is looked for may keep the text until it is found.
  useEffect(() => followChoice());

  const choose = (option: ComboboxOption, { staysOpen }: { readonly staysOpen: boolean }) => {
    const name = isMultiple ? '' : option.name;
    if (text !== name) onText(name, 'choice');
    setPointed(undefined);
    set(isMultiple ? [...chosen, option] : [option]);
    if (!isMultiple && !staysOpen) close();
    if (leavesOnChoice) input.current?.blur();
  };
  const tags = useComboboxTags({ chosen, isMultiple, text, input, set, close });

  const takeEnter = (event: KeyboardEvent) => {
    const option = shown[place];
    const hasScrolled = isOpen && touch.current.hasScrolled;
    if (!option && !hasScrolled) return;
    // It sends no form.
    event.preventDefault();
    // What is pointed at was scrolled away by a finger.
    if (!option || hasScrolled) close();
    else choose(option, { staysOpen: event.ctrlKey || event.metaKey });
  };
  const takeKey = (event: KeyboardEvent) => {
    // A dialog prevents what the browser does at the Escape key before anything else hears of it.
    const { key, defaultPrevented: wasPrevented } = event;
    onKeyDown?.(event);
    if (event.defaultPrevented && !wasPrevented) return;
    const wasTag = tags.leave(key);
    if (event.nativeEvent.isComposing) return;
    const next = pointedBy(key, place, shown.length);
    if (next !== undefined && (isOpen || openingKeys.has(key))) {
      // Neither the cursor nor the page moves.
      event.preventDefault();
      touch.current = { isOn: false, hasScrolled: false };
      const option = shown[next];
      if (option) setPointed({ id: option.id, by: 'key' });
      open();
    } else if (key === 'Enter') takeEnter(event);
    else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      // It closes the list alone, and not what that stands in.
      event.stopPropagation();
      close();
    } else tags.takeKey(event, wasTag);
  };
  const takeText = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value !== text) {
      setPointed(undefined);
      touch.current.hasScrolled = false;
      onText(target.value, 'input');
    }
    if (target.value !== '') open();
    else if (!isMultiple) set(none);
  };
  const takeFocus = () => {
    setFocused(true);
    tags.end();
  };
  const leave = (event: FocusEvent): boolean => {
    if (panel.current?.contains(event.relatedTarget)) {
      input.current?.focus();
      return false;
    }
    setFocused(false);
    isFresh.current = true;
    resetText('blur');
    close();
    return true;
  };
  const pressText = ({ button }: MouseEvent) => {
    if (button === 0 && (text === '' || !isOpen)) toggle();
  };

  return {
    input,
    panel,
    isOpen,
    shown,
    place,
    isPointedByKey: pointedPlace >= 0 && pointed?.by === 'key',
    isScrolledTo: pointed?.by !== 'pointer',
    hasFocus,
    tags,
    toggle,
    choose,
    takeText,
    takeFocus,
    leave,
    pressText,
    clear: () => {
      onText('', 'clear');
      set(none);
    },
    box: {
      onKeyDown: takeKey,
      onFocus,
      onBlur,
      onMouseDown: (event: MouseEvent) => {
        // The focus stays with the text.
        if (event.target !== input.current) event.preventDefault();
        if (event.target === event.currentTarget) pressText(event);
      },
      onClick: () => {
        const { current: typed } = input;
        typed?.focus();
        if (isFresh.current && typed?.selectionStart === typed?.selectionEnd) typed?.select();
        isFresh.current = false;
      },
    },
    /** What the list reports of the pointer and of fingers. */
    pointing: {
      onPoint: ({ id }: ComboboxOption) => setPointed({ id, by: 'pointer' }),
      onTouch: ({ id }: ComboboxOption) => {
        setPointed({ id, by: 'pointer' });
        touch.current = { isOn: true, hasScrolled: false };
      },
      onScroll: () => {
        if (touch.current.isOn) touch.current.hasScrolled = true;
      },
    },
  };
}
