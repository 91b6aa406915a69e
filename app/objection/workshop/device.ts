import { type Device, deviceOf } from '../../../domain/ways-to-send.ts'

/** The device that the browser says it runs on. */
export function thisDevice(): Device {
  const { userAgent } = navigator
  // Not every browser tells, and no type does.
  const isMobile = 'userAgentData' in navigator && Reflect.get(Object(navigator.userAgentData), 'mobile') === true
  return deviceOf({ userAgent, isMobile, isTouched: matchMedia('(pointer: coarse)').matches })
}

/** Whether the device's own share sheet takes a text. */
export function canShareText(text: string): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true)
}
