import { measurementEndpoints } from '@grzadka/contract/meter/measurement/measurement.endpoints';
import {
  type FindingAnswer,
  findingAnswer,
  findingAnswerLabels,
} from '@grzadka/contract/meter/verdict/finding';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../core/api/api-error.ts';
import { useMay } from '../../../core/access/access.ts';
import { call } from '../../../core/api/call.ts';
import { verdictText } from '../../verdict/verdict.text.ts';
import { sheetText } from '../sheet.text.ts';

interface LineAnswerProps {
  name: string;
  /** The saved value; undefined while it is on its way. */
  measurementId: string | undefined;
  onAnswered: (answer: FindingAnswer) => void;
}

/** The answer to what was found in a value of the sheet, given below its line; without it the value waits. */
export function LineAnswer({ name, measurementId, onAnswered }: LineAnswerProps) {
  const mayConfirm = useMay('measurement:confirm');
  const [answer, setAnswer] = useState<FindingAnswer>();
  const [remark, setRemark] = useState('');
  const confirm = useMutation({
    mutationFn: (given: { measurementId: string; confirmation: FindingAnswer }) =>
      call(measurementEndpoints.confirm, { body: { ...given, remark } }),
    onSuccess: (_, { confirmation }) => onAnswered(confirmation),
  });
  if (!mayConfirm) return <Typography variant="body2">{sheetText.waits}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, mb: 0.5 }}>
      <TextField
        select
        size="small"
        label={verdictText.answer}
        value={answer ?? ''}
        onChange={({ target }) => setAnswer(findingAnswer.safeParse(target.value).data)}
        slotProps={{ htmlInput: { 'aria-label': `${verdictText.answer}: ${name}` } }}
        sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      >
        {Object.entries(findingAnswerLabels).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {answer === 'other' && (
        <TextField
          size="small"
          label={verdictText.remark}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
          sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
        />
      )}
      <Button
        variant="outlined"
        size="small"
        disabled={answer === undefined || measurementId === undefined || confirm.isPending}
        onClick={() => {
          if (answer === undefined || measurementId === undefined) return;
          confirm.mutate({ measurementId, confirmation: answer });
        }}
      >
        {sheetText.saveAnswer}
      </Button>
      {confirm.error && (
        <Typography role="alert" color="error" variant="body2" sx={{ width: '100%' }}>
          {errorText(confirm.error)}
        </Typography>
      )}
    </Box>
  );
}
