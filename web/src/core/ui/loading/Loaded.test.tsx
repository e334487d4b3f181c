// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Loaded } from './Loaded.tsx';

afterEach(cleanup);

const loadGarden = () => Promise.resolve(() => <>Ogród</>);
const loadMeter = () => Promise.resolve(() => <>Licznik</>);

/** Shows what is thrown below it. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { told: '' };
  static getDerivedStateFromError = (error: Error) => ({ told: error.message });
  override render = () => this.state.told || this.props.children;
}

test('shows what was asked for last, and nothing of what was before', async () => {
  const { rerender } = render(<Loaded load={loadGarden}>chwila</Loaded>);
  expect(screen.getByText('chwila')).toBeTruthy();
  expect(await screen.findByText('Ogród')).toBeTruthy();
  rerender(<Loaded load={loadMeter}>chwila</Loaded>);
  expect(screen.queryByText('Ogród')).toBeNull();
  expect(await screen.findByText('Licznik')).toBeTruthy();
});

test('throws what kept the code from coming to the error boundary', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = () => Promise.reject(new Error('nie ma'));
  render(
    <Boundary>
      <Loaded load={load}>chwila</Loaded>
    </Boundary>,
  );
  expect(await screen.findByText('nie ma')).toBeTruthy();
  printed.mockRestore();
});
