import { mdiCellphone, mdiMonitor } from '@mdi/js';
import { Alert, type Theme, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { LeaveQuestion } from '../../core/form/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../core/form/useLeaveGuard.ts';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { icon } from '../../core/ui/icon.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { previewText } from '../content.text.ts';
import { useContentOwner } from '../content-owner.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { ReaderPage, type Reading } from './ReaderPage.tsx';
import { SitePreview } from './SitePreview.tsx';

const PhoneWidthIcon = icon(mdiCellphone, 'PhoneWidth');
const WideScreenIcon = icon(mdiMonitor, 'WideScreen');

/** The widths at which a preview shows what readers get, in CSS pixels. */
const previewWidths = { phone: 390, desktop: 1080 } as const;

type PreviewWidth = keyof typeof previewWidths;

type PreviewLook = 'content' | 'site';

interface PreviewScreenProps {
  /** Which record it is. */
  subject: string | undefined;
  /** The address at which it is shown in the look of the public site. */
  siteAddress: string;
  /** What the reader gets; undefined until it has been read. */
  reading: Reading | undefined;
  error: Error | null;
  retry: () => Promise<unknown>;
}

/**
 * What has been saved of an owner, as a reader gets it, on a phone or on a large screen: the content alone, or the page of
 * the public site.
 */
export function PreviewScreen({ subject, siteAddress, reading, error, retry }: PreviewScreenProps) {
  const { paths, record } = useContentOwner();
  // What was typed into the owner's form waits there while this screen is open.
  const guard = useLeaveGuard(false);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [chosen, setWidth] = useState<PreviewWidth>();
  const [look, setLook] = useState<PreviewLook>('content');
  const width = chosen ?? (isNarrow ? 'phone' : 'desktop');
  return (
    <Screen
      title={previewText.title}
      subject={subject}
      back={paths.edit}
      busy={reading === undefined && error === null}
      actions={
        <>
          <HistoryButton {...record} />
          <ToggleButtonGroup
            exclusive
            aria-label={previewText.width}
            value={width}
            onChange={(_, choice: PreviewWidth | null) => choice && setWidth(choice)}
          >
            <ToggleButton value="phone" aria-label={previewText.phone} title={previewText.phone}>
              <PhoneWidthIcon />
            </ToggleButton>
            <ToggleButton
              value="desktop"
              aria-label={previewText.desktop}
              title={previewText.desktop}
            >
              <WideScreenIcon />
            </ToggleButton>
          </ToggleButtonGroup>
        </>
      }
    >
      {reading ? (
        <>
          <PreviewNote reading={reading} />
          <ToggleButtonGroup
            exclusive
            aria-label={previewText.look}
            value={look}
            onChange={(_, choice: PreviewLook | null) => choice && setLook(choice)}
            // Words have to stand out more than icons.
            sx={{ mb: 3, '& .MuiToggleButton-root': { color: 'text.primary' } }}
          >
            <ToggleButton value="content">{previewText.contentAlone}</ToggleButton>
            <ToggleButton value="site">{previewText.onSite}</ToggleButton>
          </ToggleButtonGroup>
          {look === 'content' ? (
            <PreviewFrame width={previewWidths[width]}>
              <ReaderPage reading={reading} />
            </PreviewFrame>
          ) : (
            <SitePreview
              key={width}
              address={siteAddress}
              width={previewWidths[width]}
              retry={retry}
            />
          )}
        </>
      ) : (
        error && <LoadFailure error={error} back={paths.edit} retry={retry} />
      )}
      <LeaveQuestion guard={guard} />
    </Screen>
  );
}

/** Says what a preview shows, and whether readers can see it now. */
function PreviewNote({ reading }: { reading: Reading }) {
  const { state, inForce = true } = reading;
  const isPublished = state === 'visible';
  const isVisible = isPublished && inForce;
  const published = inForce ? previewText.visible : previewText.superseded;
  return (
    <Alert severity={isVisible ? 'info' : 'warning'} role="note" sx={{ mb: 3 }}>
      {previewText.saved} {isPublished ? published : previewText.notVisible}
    </Alert>
  );
}
