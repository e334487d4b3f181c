// @vitest-environment jsdom
import { siteEndpoints } from '@grzadka/contract/site/site.endpoints';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, startTestServer } from '../../test/open-screen.tsx';
import { SiteLink } from './SiteLink.tsx';
import { siteStateQuery } from './site.queries.ts';

const server = startTestServer();

const ownHost = 'https://ogrod.example.pl';

/** Says when the screen knows of the site. */
function Known() {
  return <p>{useQuery(siteStateQuery).data?.url}</p>;
}

test.each([
  { enabled: true, isPublished: true, url: ownHost, address: `${ownHost}/oplaty` },
  // An address of this computer alone, or any other at which the program was opened.
  {
    enabled: true,
    isPublished: true,
    url: 'http://localhost:3000/witryna',
    address: '/witryna/oplaty',
  },
  { enabled: false, isPublished: true, url: ownHost, address: null },
  { enabled: true, isPublished: false, url: ownHost, address: null },
])(
  'where the site at $url is on: $enabled, and readers see it: $isPublished, the link leads to $address',
  async ({ enabled, isPublished, url, address }) => {
    server.answer(siteEndpoints.state, { enabled, url });
    const element = (
      <>
        <SiteLink path="/oplaty" isPublished={isPublished} />
        <Known />
      </>
    );
    openScreen([{ path: '/', element }], '/');
    await screen.findByText(url);
    const link = screen.queryByRole('link', { name: 'Zobacz na stronie ogrodu' });
    expect(link?.getAttribute('href') ?? null).toBe(address);
  },
);
