import type { SvgIcon } from '@mui/material';
import { Placeholder } from '../core/ui/screen/Placeholder.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { plannedText } from './planned.text.ts';

interface PlannedScreenProps {
  area: 'messages';
  icon: typeof SvgIcon;
}

/** Says what there will be behind an entry of the menu. */
export function PlannedScreen({ area, icon }: PlannedScreenProps) {
  const { title, text } = plannedText[area];
  return (
    <Screen title={title}>
      <Placeholder icon={icon} title={plannedText.inPreparation} text={text} />
    </Screen>
  );
}
