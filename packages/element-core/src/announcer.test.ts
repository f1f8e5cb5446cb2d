import { render } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from './announcer.ts';
import { liveRegions } from './live-regions.ts';

let host: HTMLElement;
let announcer: Announcer;

beforeEach(() => {
  vi.useFakeTimers();
  host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  announcer = new Announcer(() => root);
  render(liveRegions(), root);
  document.body.append(host);
});
afterEach(() => {
  vi.useRealTimers();
  host.remove();
});

const region = (id: string): string | null | undefined =>
  host.shadowRoot?.getElementById(id)?.textContent;
const said = (): string | null | undefined => region('polite');
const pause = (): void => {
  vi.advanceTimersByTime(100);
};

describe('the live regions', () => {
  it('are there and empty from the first', () => {
    expect([region('polite'), region('alert')]).toEqual(['', '']);
    const live = [...(host.shadowRoot?.querySelectorAll('[aria-live]') ?? [])];
    expect(live.map((node) => node.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  });

  it('are unseen, but not hidden from screen readers', () => {
    const live = host.shadowRoot?.querySelector('[aria-live]');
    expect(live?.closest('[hidden], [aria-hidden]')).toBeNull();
  });
});

describe('what is said', () => {
  it('comes after a pause', () => {
    announcer.say('one');
    vi.advanceTimersByTime(99);
    expect(said()).toBe('');
    vi.advanceTimersByTime(1);
    expect(said()).toBe('one');
  });

  it('in haste is the last of it', () => {
    for (const text of ['one', 'two', 'three']) {
      announcer.say(text);
      vi.advanceTimersByTime(50);
    }
    pause();
    expect(said()).toBe('three');
    expect(announcer.last).toBe('three');
  });

  it('again differs each time from what was said before', () => {
    const texts = [1, 2, 3].map(() => {
      announcer.say('no');
      pause();
      return said();
    });
    expect(texts).toEqual(['no', 'no\u00A0', 'no']);
    expect(announcer.last).toBe('no');
  });

  it('as a refusal goes to the assertive region', () => {
    announcer.say('fine');
    pause();
    announcer.say('no', true);
    pause();
    expect([region('polite'), region('alert')]).toEqual(['fine', 'no']);
  });

  it('after the end is not heard', () => {
    announcer.say('one');
    announcer.stop();
    pause();
    expect(said()).toBe('');
  });

  it('before the first picture does no harm', () => {
    const early = new Announcer(() => null);
    early.say('one');
    pause();
    expect(early.last).toBe('');
  });
});
