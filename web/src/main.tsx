import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { whenIdle } from './core/ui/when-idle.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// In slices, between which the browser may paint what there is and hear what is pressed.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

whenIdle(async () => (await import('./app/after-start.ts')).afterStart());
