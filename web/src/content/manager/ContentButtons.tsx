import type { ContentBlockType } from '@grzadka/contract/content/content.model';
import { mdiEyeOutline, mdiPrinterOutline } from '@mdi/js';
import { type Ref, useState } from 'react';
import { useNavigate } from '../../core/navigation/place.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Row } from '../../core/ui/elements/Stack.tsx';
import { icon } from '../../core/ui/icon.ts';
import { AddIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ButtonLink } from '../../core/ui/screen/ButtonLink.tsx';
import { sheetText } from '../board-sheet.text.ts';
import { contentText } from '../content.text.ts';
import { useContentOwner } from '../content-owner.ts';

const ChooseBlockDialog = latePart(
  async () => (await import('./ChooseBlockDialog.tsx')).ChooseBlockDialog,
);

const PreviewIcon = icon(mdiEyeOutline, 'Preview');
const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface ContentButtonsProps {
  addButton: Ref<HTMLButtonElement>;
  onAddText: () => void;
}

/** What can be done with the content as a whole: look at it as a reader, print it, add a block. */
export function ContentButtons({ addButton, onAddText }: ContentButtonsProps) {
  const { paths } = useContentOwner();
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const add: Record<ContentBlockType, () => void> = {
    HtmlText: onAddText,
    Image: () => navigate(paths.addImage),
  };
  return (
    <Row gap={12}>
      <ButtonLink look="outlined" to={paths.preview} startIcon={<PreviewIcon />}>
        {contentText.preview}
      </ButtonLink>
      {paths.sheet !== undefined && (
        <ButtonLink look="outlined" to={paths.sheet} startIcon={<PrintIcon />}>
          {sheetText.open}
        </ButtonLink>
      )}
      <Button
        look="filled"
        ref={addButton}
        startIcon={<AddIcon />}
        onClick={() => setChoosing(true)}
      >
        {contentText.add}
      </Button>
      <ChooseBlockDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(itemType) => {
          setChoosing(false);
          add[itemType]();
        }}
      />
    </Row>
  );
}
