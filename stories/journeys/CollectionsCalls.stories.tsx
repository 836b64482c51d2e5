import type { Viewer } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import type { JsonObject } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { type Acts, loseEveryAnswer } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { admin, type CollectionsDesk, collectionsDesk, loanId, reviewer } from './desk/collections';
import { pausesOfALostAnswer } from './theProduct';

const best = {
  rating: 5,
  // After the reviewer's own: the newest is not always one's own.
  createdOn: '2026-11-20T13:00:00.000Z',
  agentGreetings: 'POLITE_SOFT_MANNER_HIGH_ENERGY',
  agentIntroductionConsent: 'INTRODUCED_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_POLITELY_CLEARLY',
  agentConnectBack: 'ALL_OPTION',
  agentEndConversation: 'GREETED_HIGH_ENERGY_POLITE_SOFTLY',
};
/** The reviewer's own rating: each answer is another one than that of the namesake. */
const own = {
  rating: 2,
  username: reviewer.fullName,
  userIdString: reviewer.idString,
  createdOn: '2026-11-20T12:00:00.000Z',
  feedback: 'Too fast',
  agentGreetings: 'NO_GREETING',
  agentIntroductionConsent: 'NO_INTRODUCTION_TOOK_CONSENT',
  agentCallReason: 'EXPLAINED_NO_CLARITY',
  agentConnectBack: 'TWO_OPTION',
  agentEndConversation: 'ABRUPT_RUDE',
};
const namesake = {
  ...best,
  username: reviewer.fullName,
  userIdString: 'somebody-else',
  feedback: 'Well done',
};

/** The first call was rated by a namesake of the reviewer, the second by both. */
function ratedDesk(ofSecond: JsonObject = own): CollectionsDesk {
  const made = collectionsDesk();
  const ratings: Readonly<Record<string, readonly JsonObject[]>> = {
    'call-1': [namesake],
    'call-2': [ofSecond, namesake],
  };
  return {
    ...made,
    recordings: made.recordings.map(one => ({ ...one, ratings: ratings[one.idString] ?? [] })),
  };
}

const at = (as: Viewer, desk: () => CollectionsDesk = ratedDesk) =>
  collectionsProduct(as, { page: `${loanId}?tab=recordings`, desk });
const { story, desk, expectSent, elapse } = at(reviewer);

/** The calls about a disbursed loan: listened to and rated, in the real app. */
const meta = {
  title: 'Journeys/Collections/Calls',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const rowOf = async (time: string) => screen.findByRole('row', { name: new RegExp(`^${time}`) });
const [first, second, missed] = ['20 Nov 2026', '19 Nov 2026', '18 Nov 2026'] as const;

async function openFeedbacks({ userEvent }: Acts, time: string) {
  await userEvent.click(within(await rowOf(time)).getByRole('button', { name: /^Rated/ }));
  return screen.findByRole('dialog', { name: 'Call Feedbacks' });
}
async function openForm({ userEvent }: Acts, time: string) {
  const list = within(await openFeedbacks({ userEvent }, time));
  await userEvent.click(list.getByRole('button', { name: 'Add' }));
  return screen.findByRole('dialog', { name: 'Add New Call Feedback' });
}
const checkedIn = (form: HTMLElement) =>
  within(form)
    .getAllByRole('radio', { checked: true })
    .map(radio => radio.closest('label')?.textContent);

export const PlaysTheRowThatWasPressed: Story = {
  parameters: { covers: ['CO-078.a', 'CO-078.b', 'CO-078.c'] },
  play: async ({ step, userEvent }) => {
    const player = async (time: string) => within(await rowOf(time)).getByRole('group');
    await step('the recording of the second row is played: it is the one of 9 seconds', async () => {
      const group = await player(second);
      await userEvent.click(within(group).getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(group).toHaveAttribute('data-state', 'playing'));
      await expect(await within(group).findByText(/\/ 0:09$/)).toBeVisible();
      await expect(await player(first)).toHaveAttribute('data-state', 'idle');
    });
    await step('it can be stopped in its column', async () => {
      const group = await player(second);
      const pause = spyOn(HTMLMediaElement.prototype, 'pause');
      await userEvent.click(within(group).getByRole('button', { name: 'Stop' }));
      await expect(pause).toHaveBeenCalled();
      pause.mockRestore();
      await expect(group).toHaveAttribute('data-state', 'idle');
      await expect(within(group).getByText(/^0:00/)).toBeVisible();
    });
    await step('so can one that is paused', async () => {
      const group = await player(second);
      await userEvent.click(within(group).getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(group).toHaveAttribute('data-state', 'playing'));
      await userEvent.click(within(group).getByRole('button', { name: 'Pause' }));
      await waitFor(() => expect(group).toHaveAttribute('data-state', 'paused'));
      await userEvent.click(within(group).getByRole('button', { name: 'Stop' }));
      await expect(group).toHaveAttribute('data-state', 'idle');
    });
    await step('a speed that is chosen is that of every recording, and kept', async () => {
      await userEvent.click(within(await player(second)).getByRole('button', { name: 'Play' }));
      await userEvent.click(await within(await player(second)).findByRole('button', { name: 'Speed 1×' }));
      await expect(
        await within(await player(second)).findByRole('button', { name: 'Speed 1.25×' }),
      ).toBeVisible();
      await expect(JSON.parse(localStorage.getItem('lending-desk.preferences') ?? '')).toMatchObject({
        playSpeed: 1.25,
      });
      await userEvent.click(within(await player(second)).getByRole('button', { name: 'Stop' }));
    });
    await step(
      'the first row plays its own, and a call without a recording has nothing to play',
      async () => {
        const group = await player(first);
        await userEvent.click(within(group).getByRole('button', { name: 'Play' }));
        await expect(await within(group).findByText(/\/ 0:08$/)).toBeVisible();
        await expect(within(await rowOf(missed)).queryByRole('button', { name: 'Play' })).toBeNull();
        await userEvent.click(within(group).getByRole('button', { name: 'Stop' }));
      },
    );
  },
};

export const WhatReviewersSaid: Story = {
  parameters: { covers: ['CO-083.a', 'CO-083.b', 'CO-083.d', 'CO-086.a', 'CO-086.c'] },
  play: async ({ step, userEvent }) => {
    await step('Call Feedbacks lists those of the recording that was pressed: two reviewers', async () => {
      const list = await openFeedbacks({ userEvent }, second);
      const reviews = within(list).getAllByRole('listitem');
      await expect(reviews).toHaveLength(2);
      const saying = (feedback: string) => reviews.find(review => review.textContent?.includes(feedback));
      // Each with its own answers.
      await expect(saying('Too fast')).toHaveTextContent('No greeting');
      await expect(saying('Well done')).not.toHaveTextContent('No greeting');
    });
    await step('Who may rate calls has an Add button in the list', async () => {
      const list = screen.getByRole('dialog', { name: 'Call Feedbacks' });
      await expect(list.offsetWidth).toBe(900);
      await expect(within(list).getByRole('button', { name: 'Add' })).toBeEnabled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('of another recording it lists the one that is of it', async () => {
      const list = within(await openFeedbacks({ userEvent }, first));
      await expect(list.getAllByRole('listitem')).toHaveLength(1);
      await expect(list.queryByText('Too fast')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('A call that was not answered has no feedback, for reviewers either', async () => {
      await expect(within(await rowOf(missed)).queryByRole('button', { name: /^(Rated|Add)/ })).toBeNull();
    });
  },
};

export const NobodyRatedIt: Story = {
  ...at(reviewer, collectionsDesk).story,
  parameters: { covers: ['CO-083.a', 'CO-083.b', 'CO-083.d'] },
  play: async ({ step, userEvent }) => {
    await step(
      'Call Feedbacks of a recording that nobody rated has none; it is 900 px wide, with the Add button',
      async () => {
        const dialog = await openFeedbacks({ userEvent }, second);
        const list = within(dialog);
        await expect(dialog.offsetWidth).toBe(900);
        await expect(list.getByRole('button', { name: 'Add' })).toBeEnabled();
        await expect(list.queryByRole('listitem')).toBeNull();
        await expect(list.getByText('Nobody has rated this call yet.')).toBeVisible();
      },
    );
  },
};

export const TheFiveQuestions: Story = {
  parameters: {
    covers: [
      ...['CO-084.a', 'CO-084.b', 'CO-084.c', 'CO-085.a', 'CO-085.b', 'CO-085.c', 'CO-087.c', 'CO-087.g'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await step('Rating a call asks five questions, with one answer each, and for a message', async () => {
      const form = await openForm({ userEvent }, first);
      await expect(form.offsetWidth).toBe(1000);
      const groups = within(form).getAllByRole('radiogroup');
      await expect(groups).toHaveLength(5);
      for (const group of groups) {
        const radios = within(group).getAllByRole('radio');
        await userEvent.click(radios[0] ?? group);
        await userEvent.click(radios[1] ?? group);
        await expect(within(group).getAllByRole('radio', { checked: true })).toEqual([radios[1]]);
      }
      await expect(within(form).getByRole('textbox', { name: 'Feedback Message' })).toHaveValue('');
    });
    await step('The text typed is sent; the status that the server answers is shown', async () => {
      await expect(screen.queryByText('Saved')).toBeNull();
      const form = within(screen.getByRole('dialog', { name: 'Add New Call Feedback' }));
      await userEvent.type(form.getByRole('textbox', { name: 'Feedback Message' }), 'Named no way back');
      await userEvent.click(form.getByRole('button', { name: 'Add Feedback' }));
      await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
      await expectSent(contract.calls.rateForCollections, {
        to: 'POST /api/v1/loan-feedback/collection-call-rating-feedback',
        body: {
          loanId,
          callRecordingId: 'call-1',
          feedback: 'Named no way back',
          agentGreetings: 'POLITE_SOFT_MANNER',
          agentIntroductionConsent: 'NO_INTRODUCTION_TOOK_CONSENT',
          agentCallReason: 'EXPLAINED_NOT_UNDERSTAND',
          agentConnectBack: 'ONE_OPTION',
          agentEndConversation: 'END_WELL_NO_GREETING',
        },
        hasKey: true,
      });
    });
    await step(
      'the own rating of the second call is in the form: its five answers and its text',
      async () => {
        const form = await openForm({ userEvent }, second);
        await expect(checkedIn(form)).toEqual([
          'No greeting',
          'No introduction, took consent',
          'Explained without clarity',
          'Two',
          'Abruptly or rudely',
        ]);
        await expect(within(form).getByRole('textbox', { name: 'Feedback Message' })).toHaveValue('Too fast');
      },
    );
  },
};

export const ARatingOfSomebodyElse: Story = {
  parameters: { covers: ['CO-085.c'] },
  play: async ({ step, userEvent }) => {
    await step('a rating by somebody else, of the same name, does not fill the form', async () => {
      const form = await openForm({ userEvent }, first);
      await expect(within(form).queryAllByRole('radio', { checked: true })).toEqual([]);
      await expect(within(form).getByRole('textbox', { name: 'Feedback Message' })).toHaveValue('');
    });
  },
};

export const ARatingWithoutAText: Story = {
  ...at(reviewer, () => ratedDesk({ ...own, feedback: '' })).story,
  parameters: { covers: ['CO-085.a', 'CO-085.b'] },
  play: async ({ step, userEvent }) => {
    await step('the own rating without a text opens with its answers and an empty text', async () => {
      const form = await openForm({ userEvent }, second);
      await expect(checkedIn(form)).toHaveLength(5);
      await expect(within(form).getByRole('textbox', { name: 'Feedback Message' })).toHaveValue('');
    });
  },
};

/** How many Add buttons the feedbacks of the second call have, which two people rated. */
async function addButtons({ userEvent }: Acts): Promise<number> {
  const list = within(await openFeedbacks({ userEvent }, second));
  await expect(list.getAllByRole('listitem')).toHaveLength(2);
  return list.queryAllByRole('button', { name: 'Add' }).length;
}

export const OfferedToASuperUser: Story = {
  ...at(staff.superUser).story,
  parameters: { covers: ['CO-086.a'] },
  play: async ({ step, userEvent }) => {
    await step('adding call feedback is offered to a super user, of the call review group', async () => {
      await expect(await addButtons({ userEvent })).toBe(1);
    });
  },
};

export const NotOfferedToAnAdmin: Story = {
  ...at({ ...admin, roles: ['ROLE_COLLECTIONS_ADMIN'] }).story,
  parameters: { covers: ['CO-086.b', 'CO-083.c'] },
  play: async ({ step, userEvent }) => {
    await step(
      'it is not offered to a collections admin: the dialog lists, without an Add button',
      async () => {
        await expect(await addButtons({ userEvent })).toBe(0);
      },
    );
  },
};

export const NotOfferedToReviewersOfSupport: Story = {
  ...at({ ...admin, roles: ['ROLE_COLLECTIONS_ADMIN', 'ROLE_CUSTOMER_CALL_REVIEW'] }).story,
  parameters: { covers: ['CO-086.b', 'CO-083.c'] },
  play: async ({ step, userEvent }) => {
    await step('it is not offered to the customer call review group, which is that of support', async () => {
      await expect(await addButtons({ userEvent })).toBe(0);
    });
  },
};

export const NotOfferedToAnAgent: Story = {
  ...at({ ...reviewer, roles: ['ROLE_COLLECTIONS_AGENT'] }).story,
  parameters: { covers: ['CO-086.b', 'CO-083.c'] },
  play: async ({ step, userEvent }) => {
    await step('it is not offered to an agent without the review role', async () => {
      await expect(await addButtons({ userEvent })).toBe(0);
    });
  },
};

export const AFeedbackThatIsRefused: Story = {
  parameters: { covers: ['CO-024.d'] },
  play: async ({ step, userEvent }) => {
    await step('Feedback that is refused says the first reason', async () => {
      desk().refuses = { call: 'rate', message: ['The call is being deleted', 'Second reason'] };
      const form = within(await openForm({ userEvent }, second));
      await userEvent.click(form.getByRole('button', { name: 'Replace Feedback' }));
      await expect(await form.findByText('The call is being deleted')).toBeVisible();
      await expect(screen.queryByText(/Second reason/)).toBeNull();
      await expect(screen.queryByText('Saved')).toBeNull();
    });
  },
};

export const AFeedbackWithoutAnAnswer: Story = {
  parameters: { covers: ['CO-087.f'] },
  play: async ({ step, userEvent }) => {
    const { keys, comeBack } = loseEveryAnswer('collection-call-rating-feedback');
    const form = within(await openForm({ userEvent }, second));
    await step('without an answer the form stays, to be sent again', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Replace Feedback' }));
      await elapse(...pausesOfALostAnswer);
      await expect(await form.findByRole('button', { name: 'Replace Feedback' })).toBeEnabled();
    });
    await step('the repeat has the same key', async () => {
      comeBack();
      await userEvent.click(form.getByRole('button', { name: 'Replace Feedback' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(keys).toHaveLength(pausesOfALostAnswer.length + 2);
      await expect(new Set(keys).size).toBe(1);
    });
  },
};
