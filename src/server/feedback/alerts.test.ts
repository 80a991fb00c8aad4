import { alertId, CAPS, LEVELS, wordsOf } from './alerts';

const ALERT = { type: 'assessments.half-used', day: '2026-06-01', used: 2510, limit: 5000 } as const;

describe('an alert', () => {
  it.each(CAPS.flatMap((cap) => LEVELS.map(([level]) => `${cap}.${level}` as const)))(
    'of the type %s says in a mail what comes of it',
    (type) => {
      const { subject, lines } = wordsOf({ ...ALERT, type });
      expect(subject).toMatch(/^(Half of|Nine tenths of) the .* are used$/);
      expect(lines.join(' ')).toMatch(/2026-06-01 \(UTC\): 2510 of 5000 .*\. (At the limit|Nothing is refused)/);
    },
  );

  it('of a cap of the hour names the hour, by which it is told once', () => {
    const hourly = { ...ALERT, type: 'messages-of-hour.half-used', hour: 7 } as const;
    expect(alertId(hourly)).toBe('messages-of-hour.half-used-2026-06-01T07');
    expect(wordsOf(hourly).lines[0]).toContain('2026-06-01T07 (UTC)');
  });

  it('that schedules have stopped says since when', () => {
    const { subject, lines } = wordsOf({ type: 'schedules.stopped', since: '2026-06-01T12:00:00.000Z' });
    expect(subject).toBe('Scheduled tasks have stopped');
    expect(lines[0]).toContain('since 2026-06-01T12:00:00.000Z');
  });
});
