import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { encoded } from '../../../../server/testing/encoded';
import { aWorld, type World } from '../../../../server/testing/world';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { setToken } from '../../../platform/local-storage';
import { TeacherProviders } from '../../../platform/trpc';
import { connectTo } from '../../../testing/network';
import { visit } from '../../../testing/visit';
import { Toaster } from '../../../ui/Toaster';
import { RosterDialog } from './RosterDialog';

let world: World;
let teacher: Awaited<ReturnType<World['signIn']>>;
let classId: string;
beforeEach(async () => {
  world = aWorld();
  teacher = await world.signIn('teacher', 'Ann');
  classId = (await teacher.rest('POST', '/class', { name: '7b' })).body._id;
  await teacher.rest('POST', `/class/${classId}/roster`, { text: 'Asha Rao\nBen Ode\nCem Kaya' });
});

const read = async (): Promise<SchoolClass> => (await teacher.rest('GET', `/class/${classId}`)).body;
const names = async () => (await read()).members.map(({ name }) => name);
const found = (text: string | RegExp) => screen.findByText(text);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function open() {
  const network = connectTo(world);
  setToken(teacher.token ?? '', 'teacher');
  const onClose = vi.fn();
  render(
    <TeacherProviders>
      <RosterDialog classId={classId} onClose={onClose} />
      <Toaster />
    </TeacherProviders>,
  );
  return { user: userEvent.setup(), network, onClose };
}

async function paste(user: ReturnType<typeof userEvent.setup>, list: string): Promise<void> {
  await user.click(await screen.findByLabelText('Paste the list'));
  await user.paste(list);
}

test('a pasted list shows its changes, and one button that states them applies them', async () => {
  const { user, onClose } = open();
  await paste(user, 'Asha Rao, 2023001\nBen Ode\nCem Kaya\nDora Rossi\nEva Lind\nTotal: 5');
  await found('2 new · 1 changed');
  within(screen.getByRole('region', { name: 'New (2)' })).getByText('Dora Rossi');
  within(screen.getByRole('region', { name: 'Changed (1)' })).getByText('2023001');
  await found('Passed over (1 line)');
  expect(await names()).toEqual(['Asha Rao', 'Ben Ode', 'Cem Kaya']);
  await user.click(await button('Add 2, change 1'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await found('2 students added, 1 changed.');
  expect(await names()).toEqual(['Asha Rao', 'Ben Ode', 'Cem Kaya', 'Dora Rossi', 'Eva Lind']);
});

test('members missing from the list leave the class unless kept', async () => {
  const { user } = open();
  await paste(user, 'Asha Rao');
  await button('2 leave');
  await user.click(screen.getByRole('checkbox', { name: 'Ben Ode stays in the class' }));
  await user.click(await button('1 leaves'));
  await found('1 left the class.');
  expect(await names()).toEqual(['Asha Rao', 'Ben Ode']);
  expect((await read()).left.map(({ name }) => name)).toEqual(['Cem Kaya']);
});

test('an ambiguous line waits for a decision, which can be changed', async () => {
  const { user } = open();
  await paste(user, 'Asha Lind\nBen Ode\nCem Kaya');
  await found('Nothing would change yet. Please decide below.');
  expect(await button('Import')).toHaveProperty('disabled', true);
  const meant = () => screen.getByLabelText('Who is meant in line 1?');
  await user.selectOptions(meant(), 'Somebody new: Asha Lind');
  await button('Add 1, 1 leaves');
  await user.selectOptions(meant(), 'This is Asha Rao');
  await user.click(await button('Change 1'));
  await found('1 changed.');
  expect(await names()).toEqual(['Asha Lind', 'Ben Ode', 'Cem Kaya']);
});

test('a file is compared like a text, and can be replaced by another list', async () => {
  const { user } = open();
  const file = new File(['Name;Vorname\nRao;Asha\nOde;Ben\nKaya;Cem\nRossi;Dora'], 'liste.csv');
  await user.upload(await screen.findByLabelText('File with the list'), file);
  await found('liste.csv');
  await button('Add 1');
  await user.click(screen.getByRole('button', { name: 'Change: paste or choose another list' }));
  await paste(user, 'Asha Rao\nBen Ode\nCem Kaya');
  await found('The class is as this list says. There is nothing to change.');
});

test('an unreadable list is refused in plain words, and a lost connection loses nothing', async () => {
  const { user, network } = open();
  await paste(user, '=1+1\nTotal: 3');
  await found('A cell begins like a formula and is not taken over.');
  const area = screen.getByLabelText<HTMLTextAreaElement>('Paste the list');
  await user.clear(area);
  await paste(user, 'Class 7b');
  await found('There is no name in this list.');
  await user.clear(area);
  await paste(user, 'Asha Rao\nBen Ode\nCem Kaya\nDora Rossi');
  await button('Add 1');
  network.goAway();
  await user.click(await button('Add 1'));
  await found('The server did not answer. Please check your connection and try again.');
  network.comeBack();
  await user.click(await button('Add 1'));
  await found('1 student added.');
});

test('the dialog is opened from the class, which immediately shows the changes', async () => {
  const { user } = await visit(world, `/teacher/classes/${classId}`, { as: 'teacher', name: 'Ann' });
  await user.click(await button('More for 7b'));
  await user.click(await screen.findByRole('menuitem', { name: 'Import a list' }));
  await paste(user, 'Asha Rao\nBen Ode\nCem Kaya\nDora Rossi');
  await user.click(await button('Add 1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findAllByText('Dora Rossi');
});

test('one choice reverses all names of a list, as previewed', async () => {
  const { user } = open();
  await paste(user, 'Asha Rao\nBen Ode\nCem Kaya\nMORI Ren\nSato Yui');
  await found('MORI Ren');
  await user.click(screen.getByRole('radio', { name: 'Last First' }));
  await found('Yui Sato');
  await user.click(await button(/^Add 2/));
  await found(/2 students added/);
  expect(await names()).toEqual(expect.arrayContaining(['Ren MORI', 'Yui Sato']));
});

test('an ambiguous file shows its names in each encoding', async () => {
  const { user } = open();
  const bytes = encoded('Name\nAsha Rao\nBen Ode\nCem Kaya\nEsaù Conti', 'macintosh');
  await user.upload(await screen.findByLabelText('File with the list'), new File([bytes], 'list.csv'));
  await screen.findByRole('group', { name: 'Which names are right?' });
  await user.click(screen.getByRole('radio', { name: /Esaù Conti/ }));
  await within(await screen.findByRole('region', { name: 'New (1)' })).findByText('Esaù Conti');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Esaù Conti/ }).checked).toBe(true);
});

test('an omitted column can be declared part of the name', async () => {
  const { user } = open();
  await paste(user, 'Vorname;Ordensname;Nachname\nAsha;;Rao\nBen;;Ode\nCem;;Kaya\nDora;Klara;Rossi');
  await found('Dora Rossi');
  await user.selectOptions(screen.getByLabelText(/Column “Ordensname”/), 'Middle of the name');
  await found('Dora Klara Rossi');
});

test('one press after an import undoes it', async () => {
  const { user } = open();
  await paste(user, 'Asha Rao-Lind\nBen Ode\nDora Rossi');
  await user.click(await button(/^Add/));
  await user.click(await button('Undo'));
  await found('The class is as it was before the list.');
  expect(await names()).toEqual(['Asha Rao', 'Ben Ode', 'Cem Kaya']);
});
