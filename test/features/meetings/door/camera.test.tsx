import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '@test/support/page/accessibility'
import { leaveApp, renderApp } from '@test/support/page/renderApp'
import { signIn } from '@test/support/page/signIn'
import {
  door,
  answers,
  asha,
  bijay,
  button,
  toSearch,
  card,
  openDoor,
  fakeCamera,
  firestore,
  setUpDoor,
} from './openDoor'

setUpDoor()

test('a code that the phone’s own camera reads leads over the login to the person', async () => {
  const letters = `MM${answers[0]!.id.slice(0, 8)}`
  renderApp(`${door}#${letters}`)
  await signIn()
  await expect.element(card('Asha Namuna')).toHaveTextContent('Not checked in yet.')
  await userEvent.click(button('Check in'))
  await expect.poll(() => firestore.read(asha)).toMatchObject({ via: 'scan' })
  await leaveApp()

  renderApp(`${door}#MM00000000`)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No reply with the number MM-0000-0000 is in the list')
  await leaveApp()
  renderApp(`${door}#${letters.slice(0, 7)}`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('This code is incomplete.')
})

test('one of several cameras is chosen, and remembered on this device', async () => {
  fakeCamera()
  const asked: MediaTrackConstraints[] = []
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((constraints) => {
    asked.push(constraints!.video as MediaTrackConstraints)
    return Promise.resolve(stream.clone())
  })
  const cameras = ['Front', 'Back, wide', 'Back'].map((label, at) => ({
    kind: 'videoinput',
    deviceId: `camera-${at}`,
    label,
  }))
  const devices = vi
    .spyOn(navigator.mediaDevices, 'enumerateDevices')
    .mockResolvedValue(cameras.slice(0, 1) as MediaDeviceInfo[])
  await openDoor()
  await userEvent.click(button('Scan'))
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ facingMode: 'environment' })
  await userEvent.click(toSearch())
  expect(page.getByLabelText('Camera', { exact: true }).elements()).toEqual([])

  devices.mockResolvedValue(cameras as MediaDeviceInfo[])
  await userEvent.click(button('Scan'))
  await userEvent.selectOptions(page.getByLabelText('Camera', { exact: true }), 'Back')
  await expect.poll(() => asked.at(-1)).toMatchObject({ deviceId: { exact: 'camera-2' } })
  await expectNoViolations()
  await userEvent.click(toSearch())
  await userEvent.click(button('Scan'))
  await expect.poll(() => asked).toHaveLength(4)
  expect(asked.at(-1)).toMatchObject({ deviceId: { exact: 'camera-2' } })
})

test('a code in front of the camera does not end the form that is being filled in', async () => {
  const showCode = fakeCamera()
  await openDoor()
  await userEvent.click(button('Scan'))
  await userEvent.click(button('Walk-in'))
  const name = page.getByRole('form', { name: 'Walk-in' }).getByLabelText(/^Name/)
  await userEvent.fill(name, 'Gayatri')
  showCode(answers[0]!.id)
  // Several looks of the camera.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  await expect.element(name).toHaveValue('Gayatri')

  await userEvent.click(button('Cancel'))
  await expect.element(toSearch()).toHaveFocus()
  // It is still there, and is read now.
  await expect.element(card('Asha Namuna')).toHaveTextContent(/Checked in at/)
  showCode(answers[1]!.id)
  await expect.element(card('Bijay Udaharan')).toHaveTextContent(/Checked in at/)
  await expect.poll(() => firestore.read(bijay)).toMatchObject({ via: 'scan' })
  expect(await firestore.read(asha)).toMatchObject({ via: 'scan' })
  expect(await firestore.list('attendance')).toHaveLength(2)

  await userEvent.click(card('Bijay Udaharan').getByRole('button', { name: 'Undo' }))
  await expect.element(toSearch()).toHaveFocus()
  await expect.poll(() => firestore.read(bijay)).toHaveProperty('undone')
})
