import { Download } from 'lucide-react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { pasteableCode } from './pasteable';

const Button = Object.assign(() => null, {
  __docgenInfo: { displayName: 'Button', module: '@lending-desk/ui/primitives/Button' },
});

const codeOf = (args: Record<string, unknown>) => pasteableCode({ component: Button, args });

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

  it('writes what holds an element of the page as holding none', () => {
    const element: { parent?: object } = {};
    element.parent = element;
    const component = Object.assign(() => null, {
      __docgenInfo: { displayName: 'CommentsPanel', module: '@lending-desk/ui/comments/CommentsPanel' },
    });
    expect(pasteableCode({ component, args: { boxRef: { current: element }, draft: '' } })).toBe(
      `import { CommentsPanel } from '@lending-desk/ui/comments/CommentsPanel';

<CommentsPanel boxRef={{ current: null }} draft="" />`,
    );
    // The field of a form.
    expect(pasteableCode({ component, args: { refused: { current: 'It is wrong' } } })).toContain(
      "refused={{ current: 'It is wrong' }}",
    );
  });

  it('names a component as its source does where a build has shortened the name', () => {
    const z = Object.assign(() => null, {
      __docgenInfo: { displayName: 'Segmented', module: '@lending-desk/ui/primitives/Segmented' },
    });
    expect(pasteableCode({ component: z, args: { label: 'Case status' } })).toBe(
      `import { Segmented } from '@lending-desk/ui/primitives/Segmented';

<Segmented label="Case status" />`,
    );
  });

  it('declares data of more than ten lines with its type, and does not write it out', () => {
    const options = Array.from({ length: 9 }, (_, at) => ({
      value: at,
      label: 'A choice among very many others',
    }));
    expect(codeOf({ options, label: 'Choices' })).toBe(
      `import type { ComponentProps } from 'react';
import { Button } from '@lending-desk/ui/primitives/Button';

declare const options: ComponentProps<typeof Button>['options'];

<Button options={options} label="Choices" />`,
    );
    expect(codeOf({ options: options.slice(1) })).not.toContain('declare');
  });

  it('makes days and moments, and escapes what a text may not contain', () => {
    expect(codeOf({ today: '2026-11-21', at: '2026-11-21T04:30:00.000Z', text: "Amit's\nslip" })).toBe(
      `import { Button } from '@lending-desk/ui/primitives/Button';
import { businessDate, instant } from '@lending-desk/domain/calendar';

<Button
  today={businessDate('2026-11-21')}
  at={instant('2026-11-21T04:30:00.000Z')}
  text={'Amit\\'s\\nslip'}
/>`,
    );
  });

  it('declares a function that answers, and leaves out a component of the stories', () => {
    const Held = () => null;
    expect(codeOf({ rowKey: () => 'a', children: createElement(Held, null, 'Save') })).toBe(
      `import type { ComponentProps } from 'react';
import { Button } from '@lending-desk/ui/primitives/Button';
import { Fragment } from 'react';

declare const rowKey: ComponentProps<typeof Button>['rowKey'];

<Button rowKey={rowKey}><Fragment>Save</Fragment></Button>`,
    );
  });

  it('leaves a function that answers, inside a value, to be written', () => {
    expect(codeOf({ reveal: { onOpen: () => 1, read: () => 1 } })).toContain(
      `reveal={{ onOpen: () => {}, read: () => { throw new Error('To be written'); } }}`,
    );
  });

  describe('of a component of the business, whose types are known', () => {
    const DuesTab = Object.assign(() => null, {
      __docgenInfo: {
        displayName: 'DuesTab',
        module: '@lending-desk/ui/collections/DuesTab',
        props: {
          due: { required: true, tsType: { name: 'Paise' } },
          page: { required: true, tsType: { name: 'number' } },
          data: { required: true, tsType: { name: 'Dues | undefined' } },
          note: { tsType: { name: 'string' } },
          onReveal: { tsType: { name: 'signature', raw: '(ref: string) => Promise<string>' } },
          onPage: { tsType: { name: 'signature', raw: '(page: number) => void' } },
        },
      },
    });
    const declaredIn = (args: Record<string, unknown>) =>
      pasteableCode({ component: DuesTab, args })?.match(/^declare const .*$/gm) ?? [];
    const own = (prop: string) => `declare const ${prop}: ComponentProps<typeof DuesTab>['${prop}'];`;

    it('declares an amount, and not another number', () => {
      expect(declaredIn({ due: 100_00, page: 2 })).toEqual([own('due')]);
    });

    it('declares data with a number in it, which may be an amount, and not data without', () => {
      expect(declaredIn({ data: { rows: [{ total: 0 }] } })).toEqual([own('data')]);
      expect(declaredIn({ data: { rows: [{ label: 'Total' }], open: true } })).toEqual([]);
    });

    it('declares a listener that answers later, and not another', () => {
      expect(declaredIn({ onReveal: () => {}, onPage: () => {} })).toEqual([own('onReveal')]);
    });

    it('takes the type of what one alternative alone has from that alternative', () => {
      expect(declaredIn({ tabs: [{ counter: 3 }] })).toEqual([
        "declare const tabs: Extract<ComponentProps<typeof DuesTab>, { tabs: unknown }>['tabs'];",
      ]);
    });

    it('writes what has to be given though it is not known yet', () => {
      expect(pasteableCode({ component: DuesTab, args: { data: undefined, note: undefined } })).toMatch(
        /<DuesTab data=\{undefined\} \/>$/,
      );
    });

    it('has something inside where that has to be given', () => {
      const Sheet = Object.assign(() => null, {
        __docgenInfo: {
          ...DuesTab.__docgenInfo,
          displayName: 'Sheet',
          props: { children: { required: true } },
        },
      });
      expect(pasteableCode({ component: Sheet, args: { children: null } })).toMatch(
        /<Sheet>Content<\/Sheet>$/,
      );
    });

    it('declares the data of a component inside another, under a name of its own', () => {
      const Page = Object.assign(() => null, {
        __docgenInfo: { ...DuesTab.__docgenInfo, displayName: 'Page' },
      });
      const data = { total: 5 };
      expect(
        pasteableCode({
          component: Page,
          args: { data, head: createElement<{ data: object }>(DuesTab, { data }) },
        }),
      ).toBe(`import type { ComponentProps } from 'react';
import { DuesTab, Page } from '@lending-desk/ui/collections/DuesTab';

declare const data: ComponentProps<typeof Page>['data'];
declare const dataOfDuesTab: ComponentProps<typeof DuesTab>['data'];

<Page data={data} head={<DuesTab data={dataOfDuesTab} />} />`);
    });
  });

  it('has nothing to show for a story without a component, or with one of its own', () => {
    expect(pasteableCode({ args: { label: 'Reload' } })).toBeNull();
    expect(pasteableCode({ component: () => null, args: { label: 'Reload' } })).toBeNull();
  });
});
