import { applicant, fillIn } from './fillIn'

/** Fills in what the registration form requires, on the page that is open. */
export const typeRegistration = (name = 'Sample Visitor') =>
  fillIn({
    ...applicant,
    Name: name,
    'Firm name': 'Sample Udyog',
    Constitution: 'Proprietorship',
    'Year established': '2001',
    Sector: 'Plastic Products',
    Address: 'Plot 1, Sample Road',
    District: 'Khordha',
    'PIN code': '751001',
    Activity: 'Trading',
    'Products or services': 'Sample products',
    'Annual turnover': 'Up to ₹10 crore',
    Investment: '₹25–125 crore',
    Employees: '0–9',
    'Membership type': 'Life',
    'I declare': true,
    'I am 18 or older': true,
    'I have read': true,
  })
