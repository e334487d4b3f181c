import { mdiCellphone, mdiMonitor } from '@mdi/js';
import { useState } from 'react';
import { LeaveQuestion } from '../../core/form/LeaveQuestion.tsx';
import { useLeaveGuard } from '../../core/form/useLeaveGuard.ts';
import { HistoryButton } from '../../core/record/HistoryButton.tsx';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { ToggleButtons } from '../../core/ui/fields/ToggleButtons.tsx';
import { useMediaQuery } from '../../core/ui/hooks/useMediaQuery.ts';
import { icon } from '../../core/ui/icon.ts';
import { LoadFailure } from '../../core/ui/screen/LoadFailure.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { previewText } from '../content.text.ts';
import { useContentOwner } from '../content-owner.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import styles from './PreviewScreen.module.css';
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
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
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
          <ToggleButtons
            label={previewText.width}
            chosen={width}
            options={[
              { value: 'phone', label: previewText.phone, icon: <PhoneWidthIcon /> },
              { value: 'desktop', label: previewText.desktop, icon: <WideScreenIcon /> },
            ]}
            onChoose={setWidth}
          />
        </>
      }
    >
      {reading ? (
        <>
          <PreviewNote reading={reading} />
          <ToggleButtons
            label={previewText.look}
            chosen={look}
            options={[
              { value: 'content', label: previewText.contentAlone },
              { value: 'site', label: previewText.onSite },
            ]}
            onChoose={setLook}
            className={styles['above']}
          />
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
    <Notice tone={isVisible ? 'info' : 'warning'} role="note" className={styles['above']}>
      {previewText.saved} {isPublished ? published : previewText.notVisible}
    </Notice>
  );
}
