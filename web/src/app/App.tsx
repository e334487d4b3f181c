import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../core/api/query-client.ts';
import { AreasContext } from '../core/area.ts';
import { Toaster } from '../core/ui/Toaster.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { areas } from './areas.ts';
import { routes } from './routes.tsx';
import { theme } from './theme/theme.ts';

const queryClient = createQueryClient();
const router = createBrowserRouter(routes);

/** The whole application. */
export function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <Toaster>
          <SessionProvider>
            <AreasContext value={areas}>
              <RouterProvider router={router} />
            </AreasContext>
          </SessionProvider>
        </Toaster>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
