import { vars } from '@lending-desk/ui/theme';

export const table = { borderCollapse: 'collapse', width: '100%' } as const;

export const cell = {
  padding: vars.space['2'],
  borderTop: `1px solid ${vars.colour.border.subtle}`,
  textAlign: 'left',
  verticalAlign: 'top',
} as const;
