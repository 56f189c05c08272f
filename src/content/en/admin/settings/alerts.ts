/** Words of the settings by which this browser tells the owner of new orders. */
export const adminAlerts = {
  title: 'New order alerts',
  text: 'For this browser. Email about new orders is set under Orders and stock.',
  sound: {
    label: 'Play a sound',
    on: 'On: rings in one tab while the admin is open. After a reload, browsers play sounds only once you have clicked the page.',
    off: 'Off: title and badge still show how many orders wait.',
  },
  push: {
    label: 'Notifications on this device',
    hint: 'Also while the shop is closed. At most one a minute, with the number of orders and their amount, nothing about customers.',
    loading: 'Checking this browser...',
    states: {
      unsupported: 'Not available: this browser does not support notifications from websites.',
      'must-install':
        'On iPhone and iPad, add the shop to the Home Screen first (Share, Add to Home Screen), then open it there and come back to this page.',
      'not-set-up': 'Not set up yet: the keys of send-push are missing. docs/new-orders.md says how.',
      blocked: 'Blocked: allow notifications for this site in the browser’s settings, then reload this page.',
      off: 'Off.',
      on: 'On for this browser, until you sign out.',
    },
    error: 'This browser could not be checked',
    failed: 'That did not work. Please try again.',
    test: 'Send a test notification',
    testing: 'Sending...',
    tested: 'Test notification sent',
    problems: {
      NOT_SUBSCRIBED: 'This browser is no longer subscribed. Switch notifications on again.',
      TOO_MANY_TESTS: 'Too many tests. Wait a few minutes, then try again.',
      PUSH_SERVICE_FAILED: 'The browser’s push service did not accept it. Please try again later.',
    },
  },
}
