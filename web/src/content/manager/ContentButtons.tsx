import type { ContentBlockType } from '@grzadka/contract/content/content.model';
import { mdiEyeOutline, mdiPrinterOutline } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { type Ref, useState } from 'react';
import { useNavigate } from 'react-router';
import { icon } from '../../core/ui/icon.ts';
import { AddIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
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
    Image: () => void navigate(paths.addImage),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        component={ScreenLink}
        to={paths.preview}
        variant="outlined"
        startIcon={<PreviewIcon />}
      >
        {contentText.preview}
      </Button>
      {paths.sheet !== undefined && (
        <Button
          component={ScreenLink}
          to={paths.sheet}
          variant="outlined"
          startIcon={<PrintIcon />}
        >
          {sheetText.open}
        </Button>
      )}
      <Button
        ref={addButton}
        variant="contained"
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
    </Box>
  );
}
