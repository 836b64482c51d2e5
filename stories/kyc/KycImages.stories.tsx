import { type KycFacts, settledDocuments } from '@lending-desk/domain/kyc';
import { KycImages, type KycImagesProps } from '@lending-desk/ui/kyc/KycImages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { kycFacts } from '../fixtures/kyc';
import { inBox } from '../inBox';
import { watchTimers } from '../timers';

const of = (facts: KycFacts) => ({ facts, documents: settledDocuments(facts, {}) });

const meta = {
  title: 'Credit/Parts/KYC images',
  component: KycImages,
  args: of(kycFacts.withPassport),
} satisfies Meta<typeof KycImages>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(
    canvas.getAllByRole('listitem').find((item: HTMLElement) => within(item).queryByText(name)) ??
      document.createElement('li'),
  );

export const SelfieAndDocuments: Story = {
  parameters: { covers: ['CR-079.a'] },
  play: async ({ canvas, step }) => {
    await step('Images of selfie, PAN, driving licence, voter id and passport are shown', async () => {
      for (const name of [
        'Selfie',
        'PAN, front',
        'Aadhaar, front',
        'Driving licence, front',
        'Passport, front',
      ])
        await expect(canvas.getByRole('button', { name: `Open ${name}` })).toBeVisible();
      await expect(cardOf(canvas, 'Voter id').getByText('Not submitted')).toBeVisible();
      await expect(cardOf(canvas, 'PAN').getByText('Verified')).toBeVisible();
      await expect(cardOf(canvas, 'Aadhaar').getByText('XML verified')).toBeVisible();
      await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
    });
  },
};

const everyPicture: KycFacts = {
  ...kycFacts.withPassport,
  aadhaar: kycFacts.withPassport.aadhaar && {
    ...kycFacts.withPassport.aadhaar,
    front: { url: 'data:image/gif;base64,R0lGODlhAgABAAAAACw=' },
    portrait: { url: 'data:image/gif;base64,R0lGODlhAQACAAAAACw=' },
  },
  voterId: kycFacts.withPassport.drivingLicence && {
    ...kycFacts.withPassport.drivingLicence,
    front: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
  },
  pan: kycFacts.withPassport.pan && { ...kycFacts.withPassport.pan, back: null },
  // Only its back is stored.
  passport: kycFacts.withPassport.passport && {
    ...kycFacts.withPassport.passport,
    front: null,
    back: { url: 'data:image/gif;base64,R0lGODlhAgACAAAAACw=' },
  },
};

export const EachDocumentHasItsOwnPicture: Story = {
  args: of(everyPicture),
  parameters: { covers: ['CR-079.a', 'CR-165.b'] },
  play: async ({ canvas, step }) => {
    await step(
      'Selfie, PAN, driving licence, voter id and passport each show their own, be it the back alone',
      async () => {
        const { declared, pan, aadhaar, drivingLicence, voterId, passport } = everyPicture;
        const own = [
          ['Selfie', declared?.photo],
          ['PAN, front', pan?.front],
          // Its own picture, rather than the portrait within it.
          ['Aadhaar, front', aadhaar?.front],
          ['Driving licence, front', drivingLicence?.front],
          ['Voter id, front', voterId?.front],
          ['Passport, back', passport?.back],
        ] as const;
        const shown = own.map(([name]) =>
          canvas
            .getByRole('button', { name: `Open ${name}` })
            .querySelector('img')
            ?.getAttribute('src'),
        );
        await expect(shown).toEqual(own.map(([, picture]) => picture?.url));
        await expect(new Set(shown).size).toBe(6);
      },
    );
    await step('where no back photo is stored no Back is offered', async () => {
      await expect(canvas.queryByRole('button', { name: 'Open PAN, back' })).toBeNull();
      await expect(canvas.getAllByRole('button', { name: 'Open Passport, back' })).toHaveLength(1);
    });
  },
};

const picture = (width: number, height: number) => ({
  url: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`,
});
const sidesOf = <T extends object>(document: T, width: number) => ({
  ...document,
  front: picture(width, 1),
  back: picture(width, 2),
});
const { pan, aadhaar, drivingLicence, passport } = kycFacts.withPassport;
const bothSides: KycFacts = {
  ...kycFacts.withPassport,
  pan: pan && sidesOf(pan, 1),
  aadhaar: aadhaar && sidesOf(aadhaar, 2),
  drivingLicence: drivingLicence && sidesOf(drivingLicence, 3),
  voterId: drivingLicence && sidesOf(drivingLicence, 4),
  passport: passport && sidesOf(passport, 5),
};

export const EachSideHasItsOwnPicture: Story = {
  args: of(bothSides),
  parameters: { covers: ['CR-165.b'] },
  play: async ({ canvas, userEvent, step }) => {
    const names = ['PAN', 'Aadhaar', 'Driving licence', 'Voter id', 'Passport'];
    await step('frontPhoto of each document stands in its card', async () => {
      const fronts = names.map(name => {
        const opener = canvas.getByRole('button', { name: `Open ${name}, front` });
        return opener.querySelector('img')?.getAttribute('src');
      });
      await expect(fronts).toEqual(names.map((_, at) => picture(at + 1, 1).url));
    });
    await step('backPhoto of each is what its Back opens', async () => {
      for (const [at, name] of names.entries()) {
        const opener = canvas.getByRole('button', { name: `Open ${name}, back` });
        await userEvent.click(opener);
        const dialog = within(await screen.findByRole('dialog', { name: `${name}, back` }));
        await expect(await dialog.findByRole('img', { name: `${name}, back` })).toHaveAttribute(
          'src',
          picture(at + 1, 2).url,
        );
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(opener).toHaveFocus());
      }
    });
  },
};

export const APictureOpensLarger: Story = {
  // Two documents with the same picture.
  args: of({ ...kycFacts.withPassport, voterId: kycFacts.withPassport.drivingLicence }),
  parameters: { covers: ['CR-079.a'] },
  play: async ({ canvas, userEvent, step }) => {
    await step('The images of the kyc tab open larger', async () => {
      const opener = canvas.getByRole('button', { name: 'Open PAN, front' });
      await userEvent.click(opener);
      const dialog = within(await screen.findByRole('dialog', { name: 'PAN, front' }));
      await expect(await dialog.findByRole('img', { name: 'PAN, front' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Turn right' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('each under its own name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open Voter id, front' }));
      await expect(await screen.findByRole('dialog', { name: 'Voter id, front' })).toBeVisible();
    });
  },
};

export const TheBackHasItsOwnButton: Story = {
  parameters: { covers: ['CR-079.a'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('The back of a document opens larger, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open Aadhaar, back' }));
      await expect(await screen.findByRole('dialog', { name: 'Aadhaar, back' })).toBeVisible();
    });
  },
};

export const NoImages: Story = {
  args: of(kycFacts.noImages),
  play: async ({ canvas }) => {
    await expect(cardOf(canvas, 'Selfie').getByText('No selfie stored')).toBeVisible();
    await expect(cardOf(canvas, 'PAN').getByText('No image stored')).toBeVisible();
    await expect(
      await cardOf(canvas, 'Driving licence').findByText('Image could not be loaded'),
    ).toBeVisible();
  },
};

/** The images of a loan whose links are read again. */
function ReadAgain(props: KycImagesProps) {
  const [facts, setFacts] = useState(props.facts);
  return (
    <>
      <button type="button" onClick={() => setFacts(kycFacts.withPassport)}>
        Get new links
      </button>
      <KycImages {...props} facts={facts} />
    </>
  );
}

export const ANewLinkShowsThePicture: Story = {
  args: of(kycFacts.noImages),
  render: args => <ReadAgain {...args} />,
  play: async ({ canvas, userEvent }) => {
    const licence = cardOf(canvas, 'Driving licence');
    await expect(await licence.findByText('Image could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get new links' }));
    await expect(licence.getByRole('button', { name: 'Open Driving licence, front' })).toBeVisible();
  },
};

export const EachFrameHasTheShapeOfACard: Story = {
  play: async ({ canvas }) => {
    // An upright selfie is not cropped.
    const frame = canvas.getByRole('button', { name: 'Open Selfie' }).getBoundingClientRect();
    const face = canvas
      .getByRole('button', { name: 'Open Selfie' })
      .querySelector('img')
      ?.getBoundingClientRect();
    await expect(frame.width / frame.height).toBeCloseTo(1.586, 1);
    await expect(face?.height).toBeLessThanOrEqual(frame.height + 1);
  },
};

const ask = fn(async (_ref: string): Promise<string> => kycFacts.withPassport.pan?.front?.url ?? '');
const covered: KycFacts = {
  ...kycFacts.withPassport,
  pan: kycFacts.withPassport.pan && {
    ...kycFacts.withPassport.pan,
    front: { url: null, reveal: 'pan-front' },
    back: { url: null, reveal: 'pan-back' },
  },
};

export const CoveredForViewers: Story = {
  args: { facts: covered, onRevealFile: ask },
  // As beside the wide sidebar, the status of the documents and the open rail.
  decorators: [inBox({ width: 370 }), inBox({ width: 807, containerType: 'inline-size' })],
  parameters: { covers: ['XR-007.b'] },
  play: async ({ canvas, userEvent, step }) => {
    ask.mockClear();
    const pan = cardOf(canvas, 'PAN');
    await step('the words stay within the frame of the picture', async () => {
      const cover = pan.getByRole('button', { name: 'Show document: PAN, front' });
      const words = document.createRange();
      words.selectNodeContents(cover);
      const { top, bottom } = cover.getBoundingClientRect();
      await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
      await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    });
    await step('there is no picture of what is masked', async () => {
      await expect(pan.queryByRole('button', { name: 'Open PAN, front' })).toBeNull();
      await expect(pan.getByText('Show document')).toBeVisible();
    });
    await step('a failed request says why, and the picture stays covered', async () => {
      ask.mockRejectedValueOnce(new Error('File not stored'));
      await userEvent.click(pan.getByRole('button', { name: 'Show document: PAN, front' }));
      await expect(await pan.findByRole('alert')).toHaveTextContent('File not stored');
    });
    await step('one request shows one side, and it can be covered again', async () => {
      ask.mockClear();
      await userEvent.click(pan.getByRole('button', { name: 'Show document: PAN, front' }));
      await expect(await pan.findByRole('button', { name: 'Open PAN, front' })).toBeVisible();
      await expect(ask.mock.calls).toEqual([['pan-front']]);
      await userEvent.click(pan.getByRole('button', { name: 'Show back: PAN, back' }));
      await userEvent.click(await pan.findByRole('button', { name: 'Hide PAN, back' }));
      await expect(pan.getByRole('button', { name: 'Show back: PAN, back' })).toBeVisible();
      await expect(pan.getByRole('button', { name: 'Open PAN, front' })).toBeVisible();
      await userEvent.click(pan.getByRole('button', { name: 'Hide PAN, front' }));
      await expect(pan.queryByRole('button', { name: 'Open PAN, front' })).toBeNull();
    });
    await step('after five minutes, when its link has expired, it is covered again', async () => {
      const timers = watchTimers();
      await userEvent.click(pan.getByRole('button', { name: 'Show document: PAN, front' }));
      await pan.findByRole('button', { name: 'Open PAN, front' });
      await expect(timers.end(300_000)).toBe(1);
      await waitFor(() => expect(pan.queryByRole('button', { name: 'Open PAN, front' })).toBeNull());
    });
  },
};
