import { Download } from 'lucide-react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { pasteableCode } from './pasteable';

function Button() {
  return null;
}

const codeOf = (args: Record<string, unknown>) =>
  pasteableCode({ component: Button, args, fileName: './stories/primitives/Button.stories.tsx' });

describe('pasteableCode', () => {
  it('imports the component and writes its values as attributes', () => {
    expect(codeOf({ variant: 'solid', loading: true, children: 'Submit', kbd: undefined })).toBe(
      "import { Button } from '@lending-desk/ui/primitives/Button';\n\n" +
        '<Button variant="solid" loading>Submit</Button>',
    );
  });

  it('imports icons, and replaces functions by empty ones', () => {
    expect(codeOf({ icon: Download, onClick: (value: string) => value, size: 4 })).toBe(
      "import { Button } from '@lending-desk/ui/primitives/Button';\nimport { Download } from 'lucide-react';\n\n" +
        '<Button icon={Download} onClick={() => {}} size={4} />',
    );
  });

  it('writes lists and elements as they are typed, long ones over several lines', () => {
    const options = [
      { value: 'APPROVED', label: 'Approved' },
      { value: 'CREDIT_REJECTED', label: 'Rejected by the rule engine' },
    ];
    expect(codeOf({ options, footer: createElement(Button) })).toBe(
      `import { Button } from '@lending-desk/ui/primitives/Button';

<Button
  options={[
    { value: 'APPROVED', label: 'Approved' },
    { value: 'CREDIT_REJECTED', label: 'Rejected by the rule engine' },
  ]}
  footer={<Button />}
/>`,
    );
  });

  it('names a component as its source does where a build has shortened the name', () => {
    const z = Object.assign(() => null, { __docgenInfo: { displayName: 'Segmented' } });
    expect(pasteableCode({ component: z, args: { label: 'Case status' } })).toBe(
      `import { Segmented } from '@lending-desk/ui/primitives/Segmented';

<Segmented label="Case status" />`,
    );
  });

  it('has nothing to show for a story without a component', () => {
    expect(pasteableCode({ args: { label: 'Reload' } })).toBeNull();
  });
});
