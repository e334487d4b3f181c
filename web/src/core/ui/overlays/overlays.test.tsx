// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { isBelow } from '../../shortcut/useShortcut.ts';
import { Tabs } from '../elements/Tabs.tsx';
import { Dialog, DialogTitle } from './Dialog.tsx';
import { Menu, MenuItem } from './Menu.tsx';
import { overlayContainer } from './overlays.ts';

afterEach(cleanup);

const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });

/** A dialog that is opened and closed by a button, as a screen has it. */
function Opened({ title, children }: { title: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{title}</button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{title}</DialogTitle>
        {children}
      </Dialog>
    </>
  );
}

/** Presses a button as people do, who have the focus there. */
function press(name: string): void {
  button(name).focus();
  fireEvent.click(button(name));
}

test('a dialog has the focus and its name, hides what is below, and gives all of it back', () => {
  render(<Opened title="Wygląd" />);
  const opener = button('Wygląd');
  press('Wygląd');
  const dialog = screen.getByRole('dialog', { name: 'Wygląd' });
  expect(focused()).toBe(dialog);
  expect(screen.queryByRole('button', { name: 'Wygląd' })).toBeNull();
  expect([isBelow(opener), isBelow(dialog)]).toEqual([true, false]);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(opener);
  expect(isBelow(opener)).toBe(false);
});

test('of dialogs above each other the topmost is there, and Escape closes that alone', () => {
  render(
    <Opened title="Formularz">
      <Opened title="Pytanie" />
    </Opened>,
  );
  press('Formularz');
  const below = screen.getByRole('dialog');
  press('Pytanie');
  const above = screen.getByRole('dialog');
  expect(overlayContainer()).toBe(above);
  expect(isBelow(below)).toBe(true);
  fireEvent.keyDown(above, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBe(below);
  expect(focused()).toBe(button('Pytanie'));
  expect(overlayContainer()).toBe(below);
});

test('what asks for the focus in a dialog has it, and one that is taken away while open gives it back', () => {
  function Screen({ isThere }: { isThere: boolean }) {
    return (
      <>
        <input aria-label="Pod spodem" />
        <Dialog open={isThere}>
          <DialogTitle>Pytanie</DialogTitle>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the harmless answer of a question */}
          <button autoFocus>Anuluj</button>
        </Dialog>
      </>
    );
  }
  const { rerender } = render(<Screen isThere={false} />);
  screen.getByLabelText('Pod spodem').focus();
  rerender(<Screen isThere />);
  expect(focused()).toBe(button('Anuluj'));
  rerender(<input aria-label="Pod spodem" />);
  expect(screen.getByLabelText('Pod spodem').closest('[aria-hidden]')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});

test.each([
  ['within it and let go beside it', false],
  ['beside it', true],
])('a press %s asks to close it: %s', (_, isAsked) => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose}>
      <DialogTitle>Pytanie</DialogTitle>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(isAsked ? dialog : screen.getByRole('heading'));
  fireEvent.click(dialog);
  expect(onClose.mock.calls).toEqual(isAsked ? [['backdrop']] : []);
  // Whether it closes is not for it to say.
  expect(screen.getByRole('dialog')).toBe(dialog);
});

function Choices() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [chosen, setChosen] = useState('');
  return (
    <>
      <button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Pobierz
      </button>
      <Menu open={anchor !== null} anchor={anchor} label="Pobierz" onClose={() => setAnchor(null)}>
        {['Arkusz', 'Tekst', 'Tabela'].map((name) => (
          <MenuItem
            key={name}
            onChoose={() => {
              setAnchor(null);
              setChosen(name);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <output>{chosen}</output>
    </>
  );
}

test('a menu is gone through by arrows, its ends and letters, and gives the focus back', () => {
  render(<Choices />);
  const opener = button('Pobierz');
  press('Pobierz');
  const keys = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 't', 't'];
  const names = keys.map((key) => {
    fireEvent.keyDown(focused() ?? document.body, { key });
    return focused()?.textContent;
  });
  expect(names).toEqual(['Tekst', 'Tabela', 'Arkusz', 'Tabela', 'Arkusz', 'Tekst', 'Tabela']);
  expect(isBelow(opener)).toBe(true);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Tekst' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Tekst');
  expect(focused()).toBe(opener);
});

test.each(['Escape', 'Tab'])('%s closes a menu without a choice', (key) => {
  render(<Choices />);
  press('Pobierz');
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Arkusz' }), { key });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(focused()).toBe(button('Pobierz'));
});

test('arrows lead from tab to tab, and a press chooses', () => {
  const onChoose = vi.fn<(key: string) => void>();
  const tabs = ['Filtry', 'Sortowanie', 'Opcje'].map((label) => ({ key: label, label }));
  render(<Tabs aria-label="Ustawienia" tabs={tabs} chosen="Filtry" onChoose={onChoose} id="t" />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Filtry').focus();
  fireEvent.keyDown(tab('Filtry'), { key: 'ArrowLeft' });
  expect(focused()).toBe(tab('Opcje'));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(tab('Opcje'));
  expect(onChoose).toHaveBeenCalledWith('Opcje');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Filtry');
});
