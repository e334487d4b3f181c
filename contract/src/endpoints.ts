import { accountEndpoints } from './account/account.endpoints.ts';
import { assignmentEndpoints } from './assignment/assignment.endpoints.ts';
import { imageEndpoints } from './content/image.endpoints.ts';
import type { EndpointDefinition } from './core/endpoint.ts';
import { documentEndpoints } from './document/document.endpoints.ts';
import { gardenEndpoints } from './garden/garden.endpoints.ts';
import { loginEndpoints } from './login/login.endpoints.ts';
import { meterEndpoints } from './meter/meter.endpoints.ts';
import { newsEndpoints } from './news/news.endpoints.ts';
import { noticeEndpoints } from './notice/notice.endpoints.ts';
import { pageEndpoints } from './page/page.endpoints.ts';
import { partyEndpoints } from './party/party.endpoints.ts';
import { sessionEndpoints } from './session/session.endpoints.ts';

/** Every call of the HTTP interface, for OpenAPI and for the tests that walk them all. */
export const endpoints: readonly EndpointDefinition[] = [
  sessionEndpoints,
  accountEndpoints,
  partyEndpoints,
  assignmentEndpoints,
  loginEndpoints,
  gardenEndpoints,
  meterEndpoints,
  newsEndpoints,
  noticeEndpoints,
  pageEndpoints,
  imageEndpoints,
  documentEndpoints,
].flatMap((area) => Object.values(area));
