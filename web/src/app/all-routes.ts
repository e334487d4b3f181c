import { createElement } from 'react';
import { areas } from './areas.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { routesOf } from './routes.tsx';

/** Every route for whoever is signed in. */
export const routes = routesOf(areas, { element: createElement(NotFoundScreen) });
